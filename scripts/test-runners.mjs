import './lib/require-node.mjs'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal, run } from './lib/run.mjs'
import { main, say, secondsSince } from './lib/say.mjs'
import { inFolder, takePacked } from './lib/site.mjs'
import { npmInstall } from './packed/npm.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { takeLatest } from './recorded/mode.mjs'
import { RUNNERS, TEST_RUNNERS_SITE } from './test-runners/runners.mjs'

const RUN_MS = 3 * 60_000

/**
 * `npm run test-runners`: installs a page from packed files, and tests it in the test runners that sites use, each
 * with the configuration that `apps/docs/pages/guides/unit-tests.md` gives. `-- --latest` installs what the registry has today in place of
 * the recorded versions.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  takeLatest(process.argv.slice(2))
  const packed = await ensurePacked()
  return inFolder('test-runners', async (site) => {
    cpSync(TEST_RUNNERS_SITE, site, { recursive: true })
    takePacked({ packed, site })
    await npmInstall(site)
    let failures = 0
    for (const runner of RUNNERS) failures += await judge(site, runner)
    return failures === 0 ? 0 : 1
  })
})

/** @returns 1 where the test failed. */
async function judge(site, { name, program, args }) {
  const startMs = performance.now()
  const ended = await run({
    command: process.execPath,
    args: [...(program === undefined ? [] : [join(site, 'node_modules', program)]), ...args],
    cwd: site,
    limitMs: RUN_MS,
  })
  const hasFailed = ended.code !== 0 || ended.isLate
  if (hasFailed) say(ended.output)
  say(`  ${name}: ${hasFailed ? 'failed' : 'a visitor connects'} (${secondsSince(startMs)})`)
  return hasFailed ? 1 : 0
}
