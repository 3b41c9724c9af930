import './lib/require-node.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { main, say } from './lib/say.mjs'

/** Sites of other bundlers take minutes, and differ where these do. */
const SITES = ['vite-8']

/**
 * `npm run change-report`: what the work tree does to the packages, in comparison with a branch or a commit (`main`
 * unless named): names that were added, removed or changed at each entry, and what a visitor loads. Fails where a name
 * was removed or changed and no changeset of its package names it.
 *
 * `-- --api-only` measures no sizes, which takes minutes; `-- --out=FILE` writes the report there, too.
 */
await main(async () => {
  endAllOnSignal()
  const words = process.argv.slice(2)
  await ensureInstalled()
  const { addedChangesets, writeBaseState } = await import('./change-report/base-state.mjs')
  const { diffApi, unnamedChanges } = await import('./change-report/diff-api.mjs')
  const { readApi } = await import('./change-report/read-api.mjs')
  const { writeReport } = await import('./change-report/write-report.mjs')
  const base = await writeBaseState(words.find((word) => !word.startsWith('--')) ?? 'main')
  const changes = diffApi(readApi(base.folder), readApi(ROOT))
  const faults = unnamedChanges(changes, addedChangesets(base.folder))
  const sizes = words.includes('--api-only') ? undefined : await measureSizes(base.folder)
  const report = writeReport({ base: base.commit.slice(0, 8), changes, faults, sizes })
  const out = words.find((word) => word.startsWith('--out='))
  if (out) writeFileSync(out.slice('--out='.length), `${report}\n`)
  say(report)
  return faults.length === 0 ? 0 : 1
})

async function measureSizes(base) {
  const { diffSizes, readSizes } = await import('./change-report/diff-sizes.mjs')
  const { measurePacked } = await import('./size/measure-packed.mjs')
  const { reportOf } = await import('./size/report.mjs')
  const before = readSizes(readFileSync(join(base, 'README.md'), 'utf8'))
  return diffSizes(before, readSizes(reportOf(await measurePacked(SITES))))
}
