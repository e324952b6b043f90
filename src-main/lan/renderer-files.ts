// The built renderer as files to be served: which file an address means, and the headers it is sent with.
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'

/** Everything not named here is refused by the page itself, whatever may get into it. */
const contentSecurityPolicy = (socket: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    socket === undefined ? "connect-src 'self'" : `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types svelte-trusted-html',
  ].join('; ')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Undefined for what is not ours to give. */
export const typeOf = (file: string): string | undefined => types[extname(file)]

/** What every answer says. `socket` is an address that the page may open a socket to besides its own. */
export const safeHeaders = (type: string, socket?: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'content-security-policy': contentSecurityPolicy(socket),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
})

/** The file that a path of an address means; undefined if that is not a file of ours to give. */
export function fileFor(folder: string, pathname: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.includes('\\')) return undefined
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`)
  return file.startsWith(resolve(folder) + sep) && typeOf(file) !== undefined ? file : undefined
}

export interface ServedFile {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Reads the file an address means, with its headers; undefined if there is none. */
export async function serveFile(folder: string, pathname: string): Promise<ServedFile | undefined> {
  const file = fileFor(folder, pathname)
  const type = file === undefined ? undefined : typeOf(file)
  if (file === undefined || type === undefined) return undefined
  try {
    return { body: await readFile(file), headers: { ...safeHeaders(type), 'cache-control': 'no-cache' } }
  } catch {
    return undefined
  }
}
