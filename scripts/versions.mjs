import './lib/require-node.mjs'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, toolPath } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { publishedPackages } from './packed/published.mjs'
import { carriedChangeset, carriedSteps, carriersOf } from './release/carried-steps.mjs'
import { raiseRanges } from './release/raise-ranges.mjs'
import { pendingChangesets } from './release/read-changesets.mjs'

const CHANGESETS = join(ROOT, '.changeset')
const VERSION_MS = 10 * 60_000

/**
 * `npm run versions`: consumes the changesets. Raises versions, writes the changelogs, and raises what
 * `changeset version` does not know of: packages that have others inside, and the examples.
 */
await main(async () => {
  await ensureInstalled()
  const manifests = publishedPackages().map(({ manifest }) => manifest)
  const steps = carriedSteps(pendingChangesets(CHANGESETS), carriersOf(manifests))
  const carried = carriedChangeset(steps)
  if (carried) writeFileSync(join(CHANGESETS, 'contained-packages.md'), carried)
  const ended = await run({
    command: process.execPath,
    args: [toolPath('@changesets/cli', 'changeset'), 'version'],
    limitMs: VERSION_MS,
  })
  if (ended.code !== 0 || ended.isLate) throw new ClearError(ended.output)
  for (const { name, manifest } of publishedPackages()) say(`${name} ${manifest.version}`)
  raiseExamples()
  return 0
})

function raiseExamples() {
  const versions = Object.fromEntries(
    publishedPackages().map(({ name, manifest }) => [name, manifest.version]),
  )
  for (const name of readdirSync(join(ROOT, 'examples'))) {
    const path = join(ROOT, 'examples', name, 'package.json')
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    const raised = raiseRanges(text, versions)
    if (raised !== text) writeFileSync(path, raised)
  }
}
