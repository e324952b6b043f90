// A sample player for a table of Hot Money, to go with docs/protocol.md: node examples/bot.mjs ADDRESS:PORT CODE [NAME]
import { randomInt, randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

let [address, code, name = 'Ada'] = process.argv.slice(2)
/** The socket, the token that opens the door again, what lies on the table, and the frame whose answer is still to come. */
let socket, token, table, asked

function connect() {
  socket = new WebSocket(`ws://${address}/wire`)
  const silence = setTimeout(() => socket.terminate(), 40_000)
  socket.on('ping', () => silence.refresh()) // The host pings every 15 seconds, or is not there any more.
  socket.on('open', hello).on('message', (text) => take(JSON.parse(text)))
  socket.on('error', ({ message }) => console.error(message)) // 'close' follows.
  socket.on('close', () => {
    clearTimeout(silence)
    table = undefined
    setTimeout(connect, randomInt(200, 1500))
  })
}

const send = (frame) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame))
const hello = () => send({ type: 'hello', id: 'hello', protocol: 2, name, ...(token ? { token } : { code }) })

function take(frame) {
  if (frame.type === 'welcome') token = frame.token
  else if (frame.type === 'out') leave(`Shown the door: ${frame.words.key}`, 1)
  else if (frame.type === 'refused') refused(frame)
  else if (frame.type === 'done' && frame.id === asked?.frame.id) asked = undefined
  else if (['lobby', 'match', 'closed'].includes(frame.type)) table = frame
  act()
}

function refused({ id, words: { key, args = '' } }) {
  console.error('Refused:', key, args)
  if (['wrongCode', 'needPassword', 'otherVersion'].includes(key)) leave('There is no way in.', 1)
  if (key === 'sameNames') name = `${name.slice(0, 16)} ${randomInt(2, 999)}`
  // Whatever was wrong: a little later the table may look different. Nothing else is said before that.
  setTimeout(id === 'hello' ? hello : () => act((asked = undefined)), id === 'hello' ? 3000 : 1000)
}

/** Looks at the newest state only, and says one thing at a time. */
function act() {
  if (!table || asked?.socket === socket) return
  // The connection broke before the answer came: the very same move again. The host plays it once at most.
  const isUnanswered = asked?.frame.type === 'move' && asked.match === table.match
  const wanted = { lobby: chair, match: turn }[table.type]?.()
  const body = isUnanswered ? asked.frame : wanted
  asked = body && { frame: { id: randomUUID(), ...body }, match: table.match, socket }
  if (asked) send(asked.frame)
}

const isFree = ({ sitter, held }) => sitter === 'phone' && !held

function chair() {
  const { game, seats, chairs, mine } = table
  const free = chairs.find(isFree)
  if (game === 'qe' && mine === null && (free || chairs.length < seats[1]))
    return { type: 'sit', chair: free?.id ?? null, name }
}

function turn() {
  const { game, mine, returnTo, beat, view, asks, chairs, over, paused } = table
  const isAtTable = (mine ?? returnTo) !== null
  if (over && isAtTable)
    leave(view.scores.map(({ seat, total }) => `${chairs[seat].name}: ${total} points`).join('\n'), 0)
  const free = chairs.findIndex(isFree)
  if (game === 'qe' && !over && !isAtTable && free >= 0) return { type: 'sit', chair: free, name }
  // A look that is offered is taken at once: the others may have to wait for it.
  const ask = asks.find(({ kind }) => kind === 'peek') ?? asks.find(({ must }) => must)
  if (ask && !paused) return { type: 'move', beat, move: moveFor(ask, view) }
}

/** Opens low, bids around what companies have cost so far, and half as much while it has spent the most that it knows of. */
function moveFor({ kind, minimum = '0', banned }, { sales, boards, me }) {
  if (kind === 'peek') return { kind }
  const costs = sales.map(({ opening, award }) => BigInt(award?.price ?? opening ?? 1000))
  const usual = costs.sort((a, b) => (a < b ? -1 : 1))[costs.length >> 1]
  const percent = kind === 'open' ? randomInt(20, 60) : randomInt(40, 90) + 15 * sales.at(-1).tile.vp
  const spentMost = boards.every(({ spent }) => BigInt(spent) <= BigInt(boards[me].spent))
  const wish = (usual * BigInt(percent)) / (spentMost ? 200n : 100n)
  const bid = BigInt(String(wish > BigInt(minimum) ? wish : minimum).slice(0, 120)) // More digits are no bid.
  return { kind, amount: String(String(bid) === banned ? bid - 1n : bid) }
}

function leave(words, exitCode) {
  console.log(words)
  process.exit(exitCode)
}

if (code === undefined) leave('node examples/bot.mjs ADDRESS:PORT CODE [NAME]', 1)
connect()
