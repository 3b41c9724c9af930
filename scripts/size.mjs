import './lib/require-node.mjs'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { assembleSite } from './size/assemble-site.mjs'
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
  await prepare()
  const { measure } = await import('./size/measure.mjs')
  const packed = await ensurePacked()
  const args = process.argv.slice(2)
  const words = args.filter((arg) => !arg.startsWith('--'))
  // Inside the repository: Next refuses packages that are linked from outside of its root.
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache', 'size-'))
  try {
    await assembleSite(packed, folder)
    const measured = await measure(folder, (name) => words.every((word) => name.includes(word)))
    const report = reportOf(measured)
    if (args.includes('--write')) writeReport(report)
    say(`\n${report}\n`)
    const faults = findFaults(measured)
    for (const fault of faults) say(`Fault: ${fault}\n`)
    if (faults.length === 0) return 0
    throw new ClearError(`${faults.length} faults. Budgets are in scripts/size/budgets.mjs.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
