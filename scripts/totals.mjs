// Counts what passed and failed, from the reports that vitest and Playwright write.

export const check = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A runner that says it failed must show in the totals, even where its report names no failed test. */
function honest(totals, code) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}

export function vitestTotals(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 }
  // A file that could not even be loaded has failed without any test of it having failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, code)
}

export function playwrightTotals(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return honest({ passed: expected + flaky, failed: unexpected }, code)
}

export function sum(all) {
  return all.reduce((total, part) => ({ passed: total.passed + part.passed, failed: total.failed + part.failed }), {
    passed: 0,
    failed: 0,
  })
}

export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
