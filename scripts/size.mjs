import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { assembleSite } from './size/assemble-site.mjs'
import { isOver, printChunks, printTable } from './size/print-table.mjs'
import { writeTable } from './size/write-table.mjs'

/**
 * `npm run size`: what the packed files cost a visitor, held against the budgets. The pages are
 * built by Vite without any configuration and loaded in a real browser. With `-- --write` the table
 * also goes into the README.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const { measure } = await import('./size/measure.mjs')
  const packed = await ensurePacked()
  const site = mkdtempSync(join(tmpdir(), 'latchkey-size-'))
  try {
    await assembleSite(packed, site)
    const { rows, untilList } = await measure(site)
    if (process.argv.includes('--write')) writeTable(printTable(rows))
    say(`${printTable(rows)}\n\nLoaded until the list stands: ${printChunks(untilList)}`)
    const over = rows.filter(isOver).map(({ what }) => what)
    if (over.length === 0) return 0
    throw new ClearError(
      `Over budget: ${over.join(', ')}. Budgets are in scripts/size/budgets.mjs.`,
    )
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
})
