/** A world made from a view: as good as the real state wherever nothing is hidden. */
import { expect, test } from 'vitest'
import { matchFrom, playOut, seatsOf } from '../../testing/play.ts'
import { euroCrisis } from './game.ts'
import { rulesOf } from './steps/index.ts'
import type { EuroAsk, Move, State } from './types.ts'
import { considered, worldOf } from './world.ts'

test('an open action has the same effect in the world of whoever makes it as at the table', () => {
  let tried = 0
  for (let number = 0; number < 12; number++) {
    const match = matchFrom('euro-crisis', number, 'worlds')
    playOut(match, (base, { seat, move: made }) => {
      const state = base as State
      const move = made as Move
      const [step] = state.agenda
      if (!step || move.kind === 'card' || move.kind === 'bid' || state.options.hidden) return
      const after = rulesOf(step).apply?.(state, step, seat, move)
      const imagined = considered(euroCrisis.view(state, seat), seat, move)
      expect([imagined?.boards, imagined?.market]).toEqual([after?.boards, after?.market])
      const openly = (banks: State['banks'] = []) => banks.map((bank) => ({ ...bank, chosen: null }))
      expect(openly(imagined?.banks)).toEqual(openly(after?.banks))
      expect(imagined?.events).toEqual(after?.events.slice(state.events.length))
      tried++
    })
  }
  expect(tried).toBeGreaterThan(300)
})

test('a world of one eye looks to it like the real thing', () => {
  const match = matchFrom('euro-crisis', 3, 'worlds')
  let looked = 0
  playOut(match, (base) => {
    if (looked++ % 20 !== 0) return
    const state = base as State
    for (const seat of seatsOf(match)) {
      const seen = { ...euroCrisis.view(state, seat), events: [] }
      if (!state.options.hidden) expect(euroCrisis.view(worldOf(seen), seat)).toEqual(seen)
    }
  })
})

test('a move that is refused at the table is not imagined either', () => {
  const match = matchFrom('euro-crisis', 1, 'worlds')
  playOut(match, (base) => {
    const state = base as State
    for (const seat of seatsOf(match))
      expect(considered(euroCrisis.view(state, seat), seat, { kind: 'quarter', quarter: 9 })).toBeUndefined()
  })
})

test('what Moscow offers can be bought in the world too, where supplies are hidden and much of them is spent', () => {
  let offered = 0
  for (let number = 0; number < 40; number++) {
    const drawn = matchFrom('euro-crisis', number, 'hidden worlds')
    const match = { ...drawn, options: { ...drawn.options, hidden: true } }
    playOut(match, (base, { seat }) => {
      const state = base as State
      const [ask] = euroCrisis.asks(state, seat) as readonly EuroAsk[]
      if (ask?.kind !== 'moscow') return
      const view = euroCrisis.view(state, seat)
      for (const goods of ['gold', 'weapons'] as const) {
        const most = ask[goods].most
        if (most === 0) continue
        offered++
        const move: Move = { kind: 'moscow', gold: 0, weapons: 0, [goods]: most }
        expect([number, move, considered(view, seat, move)?.market]).toEqual([number, move, expect.anything()])
      }
    })
  }
  expect(offered).toBeGreaterThan(300)
})
