import { describe, expect, test } from 'vitest'
import type { UpBody } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Standing } from './entrance.ts'
import { Entrance } from './entrance.ts'

const refusal = (key: string): Words => ({ from: 'app.refuse', key })

/** A doorstep with a host that answers by hand. */
function doorstep(token: string | null = null) {
  const notes = new Map<string, unknown>([['token', token]])
  const said: UpBody[] = []
  const standings: Standing[] = []
  const answers: ((refusal: Words | undefined) => void)[] = []
  const alarms = new Set<() => void>()
  const entrance = new Entrance({
    ask: (body) => {
      said.push(body)
      return new Promise((resolve) => answers.push(resolve))
    },
    keep: { read: (key) => notes.get(key) ?? null, write: (key, value) => void notes.set(key, value) },
    later: (_, act) => {
      alarms.add(act)
      return () => void alarms.delete(act)
    },
    stand: (standing) => standings.push(standing),
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  const answer = async (words?: Words) => {
    answers.shift()?.(words)
    await settled()
  }
  const alarm = async () => {
    for (const act of [...alarms]) {
      alarms.delete(act)
      act()
    }
    await settled()
  }
  return { entrance, said, standings, answer, alarm, alarms, token: () => notes.get('token') }
}

describe('a new phone', () => {
  test('stands before the door and says nothing by itself', () => {
    const { entrance, said, standings, alarms } = doorstep()
    entrance.connected()
    expect(said).toEqual([])
    expect(standings).toEqual([{ at: 'outside', refusal: null, known: false }])
    expect(alarms.size).toBe(0)
  })

  test('comes in with code and name, and keeps its token', async () => {
    const { entrance, said, standings, answer, token } = doorstep()
    entrance.connected()
    const greeted = entrance.greet({ name: 'Ann', code: 'ABCD' })
    expect(said).toMatchObject([{ type: 'hello', name: 'Ann', code: 'ABCD' }])
    entrance.welcome('secret', 4)
    await answer()
    expect(await greeted).toBeUndefined()
    expect(token()).toBe('secret')
    expect(standings.at(-1)).toEqual({ at: 'inside', guest: 4 })
  })

  test('is told why it may not come in, and does not try again by itself', async () => {
    const { entrance, standings, answer, alarms } = doorstep()
    entrance.connected()
    const greeted = entrance.greet({ name: 'Ann', code: 'XXXX' })
    await answer(refusal('wrongCode'))
    expect(await greeted).toEqual(refusal('wrongCode'))
    expect(standings.at(-1)).toMatchObject({ at: 'outside', refusal: refusal('wrongCode') })
    expect(alarms.size).toBe(0)
  })
})

describe('a phone that was inside', () => {
  test('says its token each time the wire opens, and stays where it is meanwhile', async () => {
    const { entrance, said, standings, answer } = doorstep('secret')
    entrance.connected()
    expect(said).toMatchObject([{ token: 'secret' }])
    entrance.welcome('secret', 1)
    await answer()
    entrance.cut()
    entrance.connected()
    expect(said).toHaveLength(2)
    expect(standings).toEqual([{ at: 'inside', guest: 1 }])
  })

  test('keeps its token where the host does not know it yet, and knocks until it does', async () => {
    const { entrance, said, standings, answer, alarm, token } = doorstep('secret')
    entrance.connected()
    await answer(refusal('needCode'))
    expect(standings).toEqual([{ at: 'outside', refusal: refusal('needCode'), known: true }])
    for (let n = 0; n < 3; n += 1) {
      await alarm()
      await answer(refusal('needCode'))
    }
    expect(said).toHaveLength(4)
    expect(standings).toHaveLength(1)
    await alarm()
    entrance.welcome('secret', 2)
    await answer()
    expect(token()).toBe('secret')
    expect(standings.at(-1)).toEqual({ at: 'inside', guest: 2 })
    await alarm()
    expect(said).toHaveLength(5)
  })

  test('a knock does not write over what the person was told', async () => {
    const { entrance, standings, answer, alarm } = doorstep('secret')
    entrance.connected()
    await answer(refusal('needCode'))
    const greeted = entrance.greet({ name: 'Ann', code: 'XXXX' })
    await answer(refusal('wrongCode'))
    await greeted
    await alarm()
    await answer(refusal('needCode'))
    expect(standings.at(-1)).toMatchObject({ refusal: refusal('wrongCode') })
  })

  test('sends its token along with a code, so that it gets its chair back if that is known after all', () => {
    const { entrance, said } = doorstep('secret')
    entrance.connected()
    void entrance.greet({ name: 'Ann', code: 'ABCD' })
    expect(said.at(-1)).toMatchObject({ code: 'ABCD', token: 'secret' })
  })

  test('is put before the door where a host that was started anew does not know it', async () => {
    const { entrance, standings, answer } = doorstep('secret')
    entrance.connected()
    entrance.welcome('secret', 1)
    await answer()
    entrance.cut()
    entrance.connected()
    await answer(refusal('needCode'))
    expect(standings.at(-1)).toMatchObject({ at: 'outside', known: true })
  })

  test('knocks no more while the wire is down', async () => {
    const { entrance, said, answer, alarms } = doorstep('secret')
    entrance.connected()
    await answer(refusal('needCode'))
    entrance.cut()
    expect(alarms.size).toBe(0)
    expect(said).toHaveLength(1)
  })

  test('an answer that comes after the cut changes nothing', async () => {
    const { entrance, standings, answer, alarms } = doorstep('secret')
    entrance.connected()
    entrance.cut()
    await answer(refusal('offline'))
    expect(standings).toEqual([])
    expect(alarms.size).toBe(0)
  })

  test('that was kicked forgets its token and does not knock', async () => {
    const { entrance, standings, answer, alarms, token } = doorstep('secret')
    entrance.connected()
    await answer(refusal('kicked'))
    expect(token()).toBeNull()
    expect(standings.at(-1)).toEqual({ at: 'outside', refusal: refusal('kicked'), known: false })
    expect(alarms.size).toBe(0)
  })

  test('that was shown the door starts over without its token', () => {
    const { entrance, said, standings, token } = doorstep('secret')
    entrance.connected()
    entrance.forget()
    entrance.cut()
    expect(token()).toBeNull()
    entrance.connected()
    expect(said).toHaveLength(1)
    expect(standings.at(-1)).toEqual({ at: 'outside', refusal: null, known: false })
  })
})
