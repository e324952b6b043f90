/** Q.E. as random play sees it: what somebody might bid, what is hidden from whom, which pieces there are. */
import type { Base, Seat } from '../../../game.ts'
import { sum } from '../amount.ts'
import { industriesFor, SMALL_TABLE, TIES_THAT_DECIDE, tilesFor } from '../data.ts'
import { qe } from '../game.ts'
import type { Options } from '../options.ts'
import { score } from '../scoring.ts'
import type { Move, State } from '../types.ts'
import type { Random } from '../../../random.ts'
import type { Manners } from '../../../testing/play.ts'

/** The laws hand over states of the game they were given: here always Q.E. */
const own = (state: Base): State => state as State

/** Few different amounts, so that ties, zeros and equal bids are common; now and then something absurd. */
function someAmount(state: State, random: Random): string {
  const opening = state.sales.at(-1)?.opening ?? state.options.openingMinimum
  switch (random.whole(0, 11)) {
    case 0:
    case 1:
      return '0'
    case 2:
      return opening
    case 3:
      return `${opening}0`.slice(0, 120)
    case 4:
      return (BigInt(opening) + 1n).toString()
    case 5:
      return random.pick([
        '1' + '0'.repeat(100),
        '9'.repeat(120),
        '9'.repeat(119),
        '1' + '0'.repeat(120),
        '9'.repeat(400),
      ])
    case 6:
      return random.pick(['9007199254740992', '9007199254740993'])
    default:
      return String(random.whole(1, 4))
  }
}

export const qeManners: Manners = {
  mostBeats: 16 * (1 + TIES_THAT_DECIDE),
  sample: 12,
  botMoves: 3,
  garbage: [
    undefined,
    null,
    0,
    'bid',
    [],
    {},
    { kind: 'bid' },
    { kind: 'open' },
    { kind: 'win', amount: '5' },
    { kind: 'bid', amount: 5 },
    { kind: 'bid', amount: '-5' },
    { kind: 'bid', amount: '05' },
    { kind: 'bid', amount: '5.0' },
    { kind: 'bid', amount: '5', seat: 2 },
    { kind: 'peek', sale: 1 },
    { kind: ['peek'] },
    [{ kind: 'peek' }],
  ],
  attempt(base, _seat, asks, random) {
    const kinds = [...asks.map((ask) => ask.kind), 'open', 'bid', 'peek', 'nonsense']
    const kind =
      random.whole(0, 9) === 0 ? kinds[random.whole(0, kinds.length - 1)] : kinds[random.whole(0, asks.length - 1)]
    return kind === 'peek' ? { kind } : { kind, amount: someAmount(own(base), random) }
  },
  reveals(base, seat, move, eye) {
    const state = own(base)
    const { kind } = move as Move
    if (kind === 'peek') return seat === eye
    const bidding = state.sales.at(-1)?.biddings.at(-1)
    // The bid that closes a bidding tells the table what comes of it.
    return kind === 'bid' && bidding?.who.every((other) => other === seat || bidding.bids[other] !== null) === true
  },
  inDisguise: (_disguised, _seat, move) => move,
  hidden(base, eye) {
    const state = own(base)
    if (state.phase === 'over') return ''
    const seen = qe.view(state, eye)
    const bids = state.sales.flatMap((sale, s) =>
      sale.biddings.flatMap(({ bids: made }, b) =>
        made.filter((bid, seat) => bid !== null && seen.sales[s]?.biddings[b]?.bids[seat] === null),
      ),
    )
    const tokens = [...state.tokens.filter((_, seat) => seat !== eye), ...state.box]
    return JSON.stringify([tokens, state.stack.length > 1 ? state.stack : [], bids])
  },
  missing(base) {
    const state = own(base)
    return [
      ...piecesMissing(state),
      ...(state.phase === 'over' ? moneyMissing(state) : []),
      ...(state.seats === SMALL_TABLE && state.sales.some(({ award }) => award?.zeros.length)
        ? ['zeros of three']
        : []),
    ]
  },
  golden: {
    summary: (base) => summary(own(base)),
    table: (seats, options) => `${String(seats)} ${(options as Options).diversification}`,
    tables: ['3 first', '3 second', '4 first', '4 second', '5 first', '5 second'],
  },
}

/** The end of a game in the form the golden games record it. */
const summary = (state: State) => ({
  dealt: {
    nations: state.nations,
    tokens: state.tokens,
    box: state.box,
    tiles: state.sales.map(({ tile }) => `${tile.nation} ${tile.industry}`),
  },
  sales: state.sales.map(({ award }) => ({
    winner: award?.winner,
    price: award?.winner === null ? null : award?.price,
    zeros: award?.zeros,
    marks: award?.marks,
  })),
  scores: score(state).map(({ seat, lines, total, spent }) => ({
    seat,
    lines: lines.map(({ points }) => points),
    total,
    spent,
  })),
  eliminated: qe.result(state)?.standings.flatMap(({ seat, eliminated }) => (eliminated ? [seat] : [])),
  winners: qe.result(state)?.standings.flatMap(({ seat, winner }) => (winner ? [seat] : [])),
})

const names = (tiles: readonly { readonly nation: string; readonly industry: string }[]) =>
  tiles
    .map(({ nation, industry }) => `${nation} ${industry}`)
    .sort()
    .join()

function piecesMissing(state: State): string[] {
  const tiles = [...state.stack, ...state.sales.map((sale) => sale.tile)]
  const tokens = [...state.tokens, ...state.box].sort().join()
  const wrong: string[] = []
  if (names(tiles) !== names(tilesFor(state.seats))) wrong.push('tiles')
  if (tokens !== [...industriesFor(state.seats)].sort().join()) wrong.push('tokens')
  const table = qe.view(state, 'table')
  const owned = table.boards.flatMap((board) => board.won)
  const awarded = state.sales.flatMap(({ award }, i) => (award && award.winner !== null ? [i + 1] : []))
  if (owned.sort((a, b) => a - b).join() !== awarded.join()) wrong.push('tiles won')
  const marks = state.sales.flatMap(({ award }) => award?.marks ?? []).length
  if (table.boards.reduce((total, board) => total + board.zeroRounds.length, 0) !== marks) wrong.push('zero marks')
  if (state.options.zeroPer === 'round')
    for (const board of table.boards)
      if (new Set(board.zeroRounds).size !== board.zeroRounds.length) wrong.push('two zeros a round')
  for (const { award } of state.sales)
    if (award?.marks.some((seat: Seat) => !award.zeros.includes(seat))) wrong.push('a mark without a zero')
  return wrong
}

function moneyMissing(state: State): string[] {
  const sheets = score(state)
  const wrong: string[] = []
  const prices = sum(state.sales.flatMap(({ award }) => (award && award.winner !== null ? [award.price] : [])))
  if (sum(sheets.map((sheet) => sheet.spent)) !== prices) wrong.push('money')
  const shown = qe.view(state, 'table')
  if (sum(shown.boards.map((board) => board.spent)) !== prices) wrong.push('money on the boards')
  for (const sheet of sheets)
    if (sheet.lines.reduce((total, line) => total + line.points, 0) !== sheet.total) wrong.push('points')
  const vp = sheets.reduce((total, sheet) => total + (sheet.lines[0]?.points ?? 0), 0)
  const won = state.sales.reduce((total, { tile, award }) => total + (award && award.winner !== null ? tile.vp : 0), 0)
  if (vp !== won) wrong.push('victory points')
  return wrong
}
