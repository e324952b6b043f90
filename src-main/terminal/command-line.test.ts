// What may be said on the command line, in both ways of writing it, and what is answered to the rest.
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const nothing = { port: undefined, bind: '0.0.0.0', names: [], saves: undefined, wrong: undefined }
const read = (line: string, where: 'window' | 'terminal' = 'terminal') =>
  readCommandLine(line === '' ? [] : line.split(' '), where)

test('nothing said: every address, any name of this computer, the usual folder', () => {
  expect(read('')).toEqual(nothing)
  expect(read('--headless')).toEqual(nothing)
})

test.each(['terminal', 'window'] as const)('both ways of writing are read (%s)', (where) => {
  const said = {
    port: 4711,
    bind: '127.0.0.1',
    names: ['table.test', 'pi'],
    saves: resolve('/games'),
    wrong: undefined,
  }
  expect(read('--port 4711 --bind 127.0.0.1 --name table.test --name Pi --saves /games', where)).toEqual(said)
  expect(read('--port=4711 --bind=localhost --name=Table.test --name=pi --saves=/games', where)).toEqual(said)
})

test('a path starts where the person was when npm was called', () => {
  const before = process.env.INIT_CWD
  process.env.INIT_CWD = resolve('/home/ann')
  expect(read('--saves games').saves).toBe(join(resolve('/home/ann'), 'games'))
  delete process.env.INIT_CWD
  expect(read('--saves games').saves).toBe(join(process.cwd(), 'games'))
  if (before !== undefined) process.env.INIT_CWD = before
})

test('port 0 is any free one', () => {
  expect(read('--port 0')).toEqual({ ...nothing, port: 0 })
})

test.each([
  ['--port eighty', 'port', 'eighty'],
  ['--port 65536', 'port', '65536'],
  ['--port -1', 'port', '-1'],
  ['--port 1e3', 'port', '1e3'],
  ['--port=80.5', 'port', '80.5'],
  ['--bind everywhere', 'bind', 'everywhere'],
  ['--bind 256.0.0.1', 'bind', '256.0.0.1'],
  ['--bind ::1', 'bind', '::1'],
  ['--name http://pi', 'name', 'http://pi'],
  ['--name pi:80', 'name', 'pi:80'],
  ['--name -pi', 'name', '-pi'],
])('%s makes no sense, and the rest holds', (line, key, value) => {
  const said = { ...nothing, wrong: { key, args: { value } } }
  expect(read(line)).toEqual(said)
  expect(read(`${line} --saves /games`, 'window')).toEqual({ ...said, saves: resolve('/games') })
})

test.each(['--port', '--port=', '--port --headless', '--saves --port 80', '--bind='])('%s lacks its value', (line) => {
  const [option] = line.split(/[ =]/)
  expect(read(line).wrong).toEqual({ key: 'noValue', args: { option } })
})

test.each(['--prot', '--constructor', '--headless=yes', 'headless', '-p', '--', '--inspect'])(
  '%s is a slip in a terminal, and none of our business in a window',
  (option) => {
    expect(read(option).wrong).toEqual({ key: 'unknown', args: { option: option.replace('=yes', '') } })
    expect(read(option, 'window')).toEqual(nothing)
  },
)

test('Chromium’s options beside ours do no harm', () => {
  const line = '/app --user-data-dir=/data/x --lang=en-US --port=80 --no-sandbox'
  expect(read(line, 'window')).toEqual({ ...nothing, port: 80 })
})

test('the first mistake is the one that is told', () => {
  expect(read('--port x --bind y').wrong).toEqual({ key: 'port', args: { value: 'x' } })
})
