// What a desktop must offer before Electron is started on it: a display, and on Linux a way to make its sandbox.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ask } from './run.mjs'

/** Electron crashes without a display instead of saying so. */
export function hasDisplay(platform = process.platform, env = process.env) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

export const noDisplay = 'There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).'

export const isLinuxRoot = () => process.platform === 'linux' && process.getuid?.() === 0

/** What keeps Chromium's sandbox from working, as advice to the person; undefined if nothing does. */
export function sandboxAdvice({ helper, helperWorks, namespacesWork, settings }) {
  if (helperWorks || namespacesWork) return undefined
  const switches = []
  if (settings.apparmor === '1') switches.push('sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0')
  if (settings.clone === '0') switches.push('sudo sysctl -w kernel.unprivileged_userns_clone=1')
  if (settings.most === '0') switches.push('sudo sysctl -w user.max_user_namespaces=15000')
  return [
    'This system lets no normal user make the sandbox that Electron locks its pages into. Do one of these, then start again:',
    ...(switches.length > 0 ? [`  allow it:                   ${switches.join(' && ')}`] : []),
    `  or give the helper its rights: sudo chown root '${helper}' && sudo chmod 4755 '${helper}'`,
    '  or do without the sandbox:  npm start -- --no-sandbox',
  ].join('\n')
}

function setting(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}

/** Looks at this machine and gives the advice for it. */
export function sandboxProblem(electron) {
  if (process.platform !== 'linux') return undefined
  const helper = join(dirname(electron), 'chrome-sandbox')
  const stat = statSync(helper, { throwIfNoEntry: false })
  const settings = {
    apparmor: setting('/proc/sys/kernel/apparmor_restrict_unprivileged_userns'),
    clone: setting('/proc/sys/kernel/unprivileged_userns_clone'),
    most: setting('/proc/sys/user/max_user_namespaces'),
  }
  return sandboxAdvice({
    helper,
    helperWorks: stat !== undefined && stat.uid === 0 && (stat.mode & 0o4001) === 0o4001,
    // Where there is no `unshare` to try it with, the settings alone decide.
    namespacesWork:
      ask('sh', ['-c', 'command -v unshare']) === undefined
        ? settings.apparmor !== '1' && settings.clone !== '0' && settings.most !== '0'
        : ask('unshare', ['--user', '--map-root-user', 'true']) !== undefined,
    settings,
  })
}
