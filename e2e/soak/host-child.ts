/** The built headless host as a process of its own, which can be killed and started again, and its screen in a browser. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import type { RawData } from 'ws'
import { isMove } from '../../src-main/saves/log-lines.ts'
import type { Entry, MoveEntry } from '../../src-main/saves/log-lines.ts'
import type { DownFrame, HomeFrame, HostingFrame, MatchFrame, UpBody } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { until } from './chance.ts'

const BUILT = fileURLToPath(new URL('../../out/main/headless.js', import.meta.url))

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

export class HostChild {
  readonly port: number
  readonly admin: string
  readonly #child: ChildProcess
  readonly #output: () => string
  readonly #said: string
  readonly #gone: Promise<void>
  ended: string | undefined

  private constructor(child: ChildProcess, output: () => string) {
    this.#child = child
    this.#output = output
    this.#said = output()
    this.port = Number(/:(\d+)\/#host/.exec(this.#said)?.[1])
    this.admin = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3,}/.exec(this.#said)?.[0] ?? ''
    this.#gone = new Promise((resolve) =>
      child.once('exit', (code, signal) => {
        this.ended = `exit ${String(code)} ${String(signal)}`
        resolve()
      }),
    )
  }

  /** `program` is what Node runs. */
  static async start(args: readonly string[], program = BUILT): Promise<HostChild> {
    if (!existsSync(program)) throw new Error(`${program} has not been built`)
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', NODE_OPTIONS: '' },
    })
    // A proof that is given up leaves no host behind.
    const putDown = (): unknown => child.kill('SIGKILL')
    process.once('exit', putDown)
    child.once('exit', () => process.off('exit', putDown))
    let output = ''
    const hear = (bytes: Buffer): unknown => (output += bytes.toString('utf8'))
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
    await until('the host is open', () => hasEnded() || output.includes('Ctrl+C'))
    if (hasEnded()) throw new Error(`the host did not open:\n${output}`)
    return new HostChild(child, () => output)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }
  get isRunning(): boolean {
    return this.ended === undefined
  }
  /** What it printed since it opened: nothing at all, if all is well. */
  get complaints(): string {
    return this.#output().slice(this.#said.length)
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }
}

/** What the host says is typed by the protocol, not parsed again. */
export const frameOf = (data: RawData): DownFrame =>
  JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '{}') as DownFrame

/** A host's screen in a browser, which said hello with the admin code. */
export class AdminScreen {
  readonly frames: DownFrame[] = []
  readonly #socket: WebSocket
  readonly #answers = new Map<string, (refusal: Words | undefined) => void>()
  #count = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(frameOf(data)))
  }

  static async open({ port, admin }: { readonly port: number; readonly admin: string }): Promise<AdminScreen> {
    const host = `127.0.0.1:${String(port)}`
    const socket = new WebSocket(`ws://${host}/wire`, { origin: `http://${host}`, perMessageDeflate: false })
    socket.on('error', () => undefined)
    const screen = new AdminScreen(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('close', reject)
    })
    const refusal = await screen.say({ type: 'hello', protocol: PROTOCOL, admin })
    if (refusal) throw new Error(`the host's own code was refused: ${refusal.key}`)
    return screen
  }

  /** Gives the refusal, or undefined when it was done. */
  say(body: UpBody): Promise<Words | undefined> {
    const id = `admin-${String(this.#count++)}`
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...body, id }))
    })
  }
  async must(body: UpBody): Promise<void> {
    const refusal = await this.say(body)
    if (refusal) throw new Error(`${body.type}: ${JSON.stringify(refusal)}`)
  }
  close(): void {
    this.#socket.terminate()
  }

  get home(): HomeFrame {
    return this.#last('home')
  }
  get hosting(): HostingFrame {
    return this.#last('hosting')
  }
  get match(): MatchFrame {
    return this.#last('match')
  }

  #hear(frame: DownFrame): void {
    if (frame.type === 'done') this.#answers.get(frame.id)?.(undefined)
    else if (frame.type === 'refused' && frame.id !== null) this.#answers.get(frame.id)?.(frame.words)
    else this.frames.push(frame)
    // Only the newest counts; a long game need not be kept.
    if (this.frames.length > 200) this.frames.splice(0, 100)
  }

  #last<T extends DownFrame['type']>(type: T): Extract<DownFrame, { type: T }> {
    const found = this.frames.filter((frame): frame is Extract<DownFrame, { type: T }> => frame.type === type).at(-1)
    if (!found) throw new Error(`no ${type} was sent`)
    return found
  }
}

/** The moves in the log of a match, as they stand on the disk. */
export function movesIn(folder: string, match: string): MoveEntry[] {
  const [, ...lines] = readFileSync(join(folder, `${match}.jsonl`), 'utf8').split('\n')
  return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Entry])).filter(isMove)
}
