// `npm test`: every check there is, one after the other, and at the end one line with the true totals.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withinBudget } from './budget.mjs'
import { build } from './build.mjs'
import { endToEndInParts } from './e2e.mjs'
import { cache, root, tool } from './run.mjs'
import { setUp } from './set-up.mjs'
import { prove } from './soak.mjs'
import { check, lastLine, playwrightTotals, sum, vitestTotals } from './totals.mjs'

const results = []

async function step(title, act) {
  const begin = Date.now()
  console.log(`\n── ${title}`)
  let totals = { passed: 0, failed: 1 }
  try {
    totals = await act()
  } catch (error) {
    console.error(error.message)
  }
  results.push({ title, seconds: (Date.now() - begin) / 1000, ...totals })
  return totals.failed === 0
}

/** Runs something that writes a JSON report; an old report must not be taken for a new one. */
async function reported(name, act) {
  const file = join(cache, `${name}.json`)
  mkdirSync(cache, { recursive: true })
  rmSync(file, { force: true })
  const code = await act(file)
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
}

async function everything() {
  // The linter alone takes as long as the other three.
  const others = async () => {
    await step('Format', async () =>
      check(await tool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])),
    )
    await step('Types', async () => check(await tool('typescript/bin/tsc', ['--build'])))
    await step('Svelte', async () =>
      check(
        await tool('svelte-check/bin/svelte-check', [
          ...['--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
        ]),
      ),
    )
  }
  const lint = async () => check(await tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']))
  await Promise.all([step('Lint', lint), others()])
  await step('Unit tests', async () => {
    const { code, report } = await reported('vitest', (file) =>
      tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
    )
    return vitestTotals(report, code)
  })
  if (!(await step('Build', async () => check(await build())))) return
  await step('Budget', async () => check(withinBudget(join(root, 'out', 'renderer')) ? 0 : 1))
  await step('Proofs', async () => {
    const { code, report } = await reported('proofs', (file) =>
      prove('short', ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
    )
    return vitestTotals(report, code)
  })
  await step('End to end', async () =>
    sum(
      await endToEndInParts(async (n, play) => {
        const { code, report } = await reported(`playwright-${n}`, (file) =>
          play(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
        )
        return playwrightTotals(report, code)
      }),
    ),
  )
}

// Nothing else can run without the packages.
if (await step('Set-up', async () => check((await setUp('test')) ? 0 : 1))) await everything()

console.log()
for (const { title, seconds, passed, failed } of results) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${title.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${lastLine({ passed, failed })}`,
  )
}
const total = sum(results)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(lastLine(total))
