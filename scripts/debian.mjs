// The programs and libraries of the system that the tests need: fetched on Debian as root, named elsewhere.
import { existsSync, readFileSync } from 'node:fs'
import { ask, run } from './run.mjs'

export const debianPackages = [
  'xvfb',
  'xauth',
  'chromium',
  'libgtk-3-0',
  'libnss3',
  'libgbm1',
  'libasound2',
  'libxss1',
  'libatk-bridge2.0-0',
  'fonts-dejavu-core',
]

/** Debian 13 renamed some libraries when their time type grew to 64 bits: either name will do. */
export function missingPackages(wanted, isInstalled) {
  return wanted.filter((name) => !isInstalled(name) && !isInstalled(`${name}t64`))
}

const isInstalled = (name) => ask('dpkg-query', ['-W', '-f=${Status}', name])?.includes('ok installed') ?? false
const canBeFetched = (name) => /Candidate: \d/.test(ask('apt-cache', ['policy', name]) ?? '')

function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'))
}

async function fetchOnDebian(missing) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const names = () => missing.map((name) => [name, `${name}t64`].find(canBeFetched))
  console.log(`Fetching from Debian: ${missing.join(' ')}`)
  if (names().includes(undefined)) await run('apt-get', ['update', '-qq'], { env })
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names().filter(Boolean)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if ((await install()) === 0) return true
  // An old package list names files that the mirror no longer has.
  await run('apt-get', ['update', '-qq'], { env })
  return (await install()) === 0
}

/** Makes sure that the tests find a screen, a browser and Electron's libraries; false, with words, if they will not. */
export async function systemReady() {
  if (process.platform !== 'linux') return true
  if (isDebian()) {
    const missing = missingPackages(debianPackages, isInstalled)
    if (missing.length === 0) return true
    if (process.getuid?.() === 0 && (await fetchOnDebian(missing))) return true
    console.error(
      `The tests need some Debian packages. Install them with:\n  sudo apt-get install ${missing.join(' ')}`,
    )
    return false
  }
  const lacks = ['xvfb-run', 'chromium'].filter((name) => ask('sh', ['-c', `command -v ${name}`]) === undefined)
  if (lacks.length === 0) return true
  console.error(
    `The tests need ${lacks.join(' and ')}. Install with your system's package manager: Xvfb (with xvfb-run and xauth), ` +
      'Chromium, and the libraries GTK 3, NSS, GBM, ALSA, XScreenSaver (libXss) and the ATK bridge.\n' +
      `On Debian these are: ${debianPackages.join(' ')}`,
  )
  return false
}
