/** Whom a request is meant for: only our own names are answered, so that no web page can borrow somebody's way to this table. */
import type { IncomingMessage } from 'node:http'

/** Each header with all its values, in case somebody sends one twice. */
type Headers = Pick<IncomingMessage, 'headersDistinct'>

function parse(host: string): URL | undefined {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address) : undefined
}

/** A name as a browser writes it: lower case, the dot at the end left out, IPv6 shortened and in brackets. */
function written(name: string): string | undefined {
  const bare = name.replace(/%.*$/, '')
  return parse(bare.includes(':') && !bare.startsWith('[') ? `[${bare}]` : bare)?.hostname.replace(/\.$/, '')
}

/**
 * The Host header of a request with its port (where that is not 80), if it is one of our names. Anything else is a name that
 * somebody else made point to us (DNS rebinding).
 */
export function askedHost(request: Headers, names: readonly string[], port: number): string | undefined {
  const [header, second] = request.headersDistinct.host ?? []
  if (header === undefined || second !== undefined || !/^[\w.:[\]-]+$/.test(header)) return undefined
  const asked = parse(header)
  if (!asked || Number(asked.port || 80) !== port) return undefined
  const hostname = asked.hostname.replace(/\.$/, '')
  return names.some((name) => written(name) === hostname) ? asked.host : undefined
}

/** A browser always says which page asks; a program in another language need not. A page that is not ours may not ask. */
export function isFromOurPage(request: Headers, host: string): boolean {
  const [origin, second] = request.headersDistinct.origin ?? []
  if (origin === undefined) return true
  return second === undefined && URL.canParse(origin) && new URL(origin).origin === `http://${host}`
}

/** Where a connection comes from: an IPv4 address that travelled as IPv6 is written as what it is. */
export const addressOf = (remote: string | undefined): string => (remote ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
