// Says whether the installed packages are the ones that package-lock.json asks for.

/** Gives the reason why packages must be installed, or undefined if everything is in place. */
export function whyInstall(manifest, lock, installed) {
  if (installed === undefined) return 'no packages are installed yet'
  for (const group of ['dependencies', 'devDependencies']) {
    const asked = manifest[group] ?? {}
    const locked = lock.packages['']?.[group] ?? {}
    for (const name of Object.keys(asked)) {
      if (asked[name] !== locked[name]) return `package.json asks for another ${name} than package-lock.json`
    }
  }
  for (const [path, wanted] of Object.entries(lock.packages)) {
    // Optional packages are bindings for other systems: npm leaves them out here, and rightly so.
    if (path === '' || wanted.optional || wanted.devOptional || wanted.peer) continue
    if (installed.packages[path]?.version !== wanted.version) return `${path} is missing or has another version`
  }
  return undefined
}
