import './lib/require-node.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { measurePacked } from './size/measure-packed.mjs'
import { findFaults, reportOf, writeReport } from './size/report.mjs'

/**
 * `npm run size`: builds websites from the packed files with several bundlers, opens each in Chromium,
 * and reports what a visitor loads, against the budgets. A page on which the modal does not open, and a
 * bundler's warning about our packages, fail the run like a budget that is exceeded.
 *
 * `-- vite-8` measures only the sites with that in their name; `-- --write` writes the README's table.
 */
await main(async () => {
  endAllOnSignal()
  const args = process.argv.slice(2)
  const measured = await measurePacked(args.filter((arg) => !arg.startsWith('--')))
  const report = reportOf(measured)
  if (args.includes('--write')) writeReport(report)
  say(`\n${report}\n`)
  const faults = findFaults(measured)
  for (const fault of faults) say(`Fault: ${fault}\n`)
  if (faults.length === 0) return 0
  throw new ClearError(`${faults.length} faults. Budgets are in scripts/size/budgets.mjs.`)
})
