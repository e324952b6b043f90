// Puts a brotli and a gzip edition beside every built file that shrinks, so that the host never packs anything while it plays.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are packed already. */
const shrinking = ['.html', '.js', '.css', '.json', '.svg']

const editions = [
  {
    ending: '.br',
    pack: (body) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  { ending: '.gz', pack: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }) },
]

/** An edition that would not be smaller is left out, also one of an earlier build. */
async function compress(file) {
  const body = await readFile(file)
  for (const { ending, pack } of editions) {
    const packed = await pack(body)
    if (packed.length < body.length) await writeFile(file + ending, packed)
    else await rm(file + ending, { force: true })
  }
}

export async function compressFolder(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await compressFolder(path)
    else if (entry.isFile() && shrinking.includes(extname(entry.name))) await compress(path)
  }
}

/** The Vite plugin. */
export function compressed() {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => compressFolder(dir) },
  }
}
