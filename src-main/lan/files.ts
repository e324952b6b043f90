/** The built renderer as the phones get it: read once when the door opens, so that no request ever touches the disk. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typeOf } from './renderer-files.ts'

/** Best first. The build puts them beside the file (scripts/compress-plugin.mjs). */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** One way of sending a file. */
interface Edition {
  readonly encoding?: (typeof encodings)[number]['name']
  readonly etag: string
  readonly body: Buffer
}

export interface BuiltFile {
  readonly type: string
  readonly cacheControl: string
  /** Best first. */
  readonly packed: readonly Edition[]
  readonly plain: Edition
}

/** By the path of the address, exactly as it must be asked for: nothing else can be had, however it is written. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

const HASHED = 'public, max-age=31536000, immutable'

/** Paths of the plain files below a folder, with '/' between. Links are no files here, and what begins with a dot is nobody's business. */
async function pathsIn(folder: string, under = ''): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const path = `${under}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await pathsIn(folder, path)))
    else if (entry.isFile()) paths.push(path)
  }
  return paths
}

async function editionOf(file: string, encoding?: (typeof encodings)[number]['name']): Promise<Edition> {
  const body = await readFile(file)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { ...(encoding && { encoding }), etag: `"${hash}"`, body }
}

/** A folder that is not there has no files. */
export async function readBuilt(folder: string): Promise<BuiltFiles> {
  const files = new Map<string, BuiltFile>()
  const paths = new Set(await pathsIn(folder).catch(() => []))
  for (const path of paths) {
    const type = typeOf(path)
    if (type === undefined) continue
    const file = join(folder, path)
    const packed = encodings.filter(({ ending }) => paths.has(path + ending))
    const built: BuiltFile = {
      type,
      cacheControl: path.startsWith('/assets/') ? HASHED : 'no-cache',
      packed: await Promise.all(packed.map(({ name, ending }) => editionOf(file + ending, name))),
      plain: await editionOf(file),
    }
    files.set(encodeURI(path), built)
    if (path === '/index.html') files.set('/', built)
  }
  return files
}

/** Whether an accept-encoding header lets this encoding pass: named itself or by '*', and not with a weight of zero. */
function accepts(header: string, encoding: string): boolean {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
    const weight = parameters.find((one) => one.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

/** Whether the phone has this edition already. */
const isKnown = (header: string, etag: string): boolean =>
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

export interface FileAnswer {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** The best edition that the phone can read, or word that it has it already. */
export function answerWith(file: BuiltFile, asked: IncomingHttpHeaders): FileAnswer {
  const accepted = [asked['accept-encoding'] ?? ''].flat().join()
  const { encoding, etag, body } =
    file.packed.find((edition) => edition.encoding !== undefined && accepts(accepted, edition.encoding)) ?? file.plain
  const headers = {
    'cache-control': file.cacheControl,
    etag,
    ...(file.packed.length > 0 && { vary: 'accept-encoding' }),
  }
  if (isKnown(asked['if-none-match'] ?? '', etag)) return { status: 304, headers, body: undefined }
  return {
    status: 200,
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  }
}
