import './lib/require-node.mjs'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, toolPath } from './lib/paths.mjs'
import { endAllOnSignal, run } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { ensurePacked, PACKED_VARIABLE } from './packed/pack.mjs'
import { readFromTarball } from './packed/tarball.mjs'
import { inPublishOrder, judgeRelease, unpublished } from './release/judge-release.mjs'
import { readFacts } from './release/read-facts.mjs'
import { publish } from './release/registry.mjs'

const CHECK_MS = 5 * 60_000
const TAG_MS = 60_000

/**
 * `npm run release`: builds and packs every package, checks the packed files, prints the hashes of those that pages
 * load as they are, publishes what is not in the registry with a signed statement of where it was built, and tags it.
 *
 * `-- --dry-run` does all but publish and tag, and names what a release would be refused for; with `--offline` it
 * does not ask the registry. `-- --if-any` ends quietly where every version is in the registry.
 */
await main(async () => {
  endAllOnSignal()
  const words = process.argv.slice(2)
  const isDry = words.includes('--dry-run')
  if (words.includes('--offline') && !isDry) throw new ClearError('--offline is for --dry-run.')
  await ensureInstalled()
  const facts = await readFacts(words.includes('--offline'))
  const wanted = inPublishOrder(unpublished(facts.packages))
  if (wanted.length === 0 && words.includes('--if-any')) return 0
  const lines = judgeRelease(facts).map(({ name, sentence }) => `[${name}] ${sentence}`)
  if (lines.length > 0 && !isDry)
    throw new ClearError(`Nothing was published.\n${lines.join('\n')}`)
  const folder = await ensurePacked()
  await checkContents(folder)
  await sayHashes(folder, wanted)
  if (!isDry) return publishAll(folder, wanted)
  for (const line of lines) say(`A release would be refused: ${line}`)
  return 0
})

async function checkContents(folder) {
  const { code, output } = await run({
    command: process.execPath,
    args: [join(ROOT, 'scripts', 'packed', 'check-contents.mjs')],
    env: { [PACKED_VARIABLE]: folder },
    limitMs: CHECK_MS,
  })
  if (code !== 0) throw new ClearError(output)
}

/**
 * Prints the hash of each packed file, as the registry shows it, and of the modules of
 * `@latchkey/browser`, for `integrity`.
 */
async function sayHashes(folder, packages) {
  for (const { name, version, file } of packages) {
    const hash = createHash('sha512')
      .update(readFileSync(join(folder, file)))
      .digest('base64')
    say(`${name}@${version} sha512-${hash}`)
    if (name !== '@latchkey/browser') continue
    const hashes = JSON.parse(await readFromTarball(join(folder, file), 'dist/integrity.json'))
    for (const [path, integrity] of Object.entries(hashes)) say(`  dist/${path} ${integrity}`)
  }
}

async function publishAll(folder, packages) {
  for (const { name, version, file } of packages) {
    await publish(join(folder, file))
    say(`published ${name}@${version}`)
  }
  // Its lines "New tag: …" are what the release workflow reads.
  const { code, output } = await run({
    command: process.execPath,
    args: [toolPath('@changesets/cli', 'changeset'), 'tag'],
    limitMs: TAG_MS,
  })
  say(output)
  return code
}
