// The app:// scheme: the window's own origin, from which it gets the built renderer and nothing else.
import { protocol } from 'electron'
import { fileURLToPath } from 'node:url'
import { serveFile } from '../lan/renderer-files.ts'

const folder = fileURLToPath(new URL('../renderer', import.meta.url))
const scheme = 'app'
const host = 'hot-money'

// The development server is asked for only by a development build: in the shipped bundle this is a constant.
const devServer = import.meta.env.DEV ? process.env.ELECTRON_RENDERER_URL : undefined

export const startPage = devServer ?? `${scheme}://${host}/index.html`

/** Whether an address belongs to the app. (URL.origin is "null" for a scheme of one's own, so it is put together here.) */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false
  const [asked, ours] = [new URL(address), new URL(startPage)]
  return asked.protocol === ours.protocol && asked.host === ours.host
}

/** Must run before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

export function serveRenderer(): void {
  protocol.handle(scheme, async (request) => {
    const { host: asked, pathname } = new URL(request.url)
    const served = asked === host && request.method === 'GET' ? await serveFile(folder, pathname) : undefined
    if (served === undefined) return new Response('Not found', { status: 404 })
    return new Response(new Uint8Array(served.body), { headers: served.headers })
  })
}
