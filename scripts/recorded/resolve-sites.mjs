import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { FRAMEWORKS } from '../../packages/create-latchkey/src/frameworks.ts'
import { copyExample } from '../example/copy-example.mjs'
import { EXAMPLES, TESTED_EXAMPLES } from '../example/examples.mjs'
import { makeExample, makeOwnSite } from '../example/make-site.mjs'
import { ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { ClearError, say, secondsSince } from '../lib/say.mjs'
import { sideBySide } from '../lib/side-by-side.mjs'
import { takePacked } from '../lib/site.mjs'
import { npmInstall } from '../packed/npm.mjs'
import { PACKED_VARIABLE } from '../packed/pack.mjs'
import { TEST_RUNNERS_SITE } from '../test-runners/runners.mjs'
import { SITES } from '../walkthroughs/tasks.mjs'

const CHECK_MS = 30 * 60_000

/**
 * Makes every site that a command of this repository installs, and lets npm resolve it. Nothing is built or
 * visited.
 *
 * @param lab - `packed`, the folder with the packed files; `modules`, a `node_modules` with them; and the
 *   `folder` in which the sites are made.
 */
export async function resolveSites(lab) {
  const jobs = [
    ...EXAMPLES.map((example) => ({
      name: `example ${example.name}`,
      make: (site) => makeExample(example, { ...lab, site, hasOwnTest: example.hasOwnTest }),
    })),
    ...TESTED_EXAMPLES.map((name) => ({
      name: `example ${name}`,
      make: (site) => copyExample(name, { ...lab, site }),
    })),
    ...FRAMEWORKS.map(({ name }) => ({
      name: `create-latchkey for ${name}`,
      make: (site) => makeOwnSite(name, { ...lab, site }),
    })),
    {
      name: 'test runners',
      make(site) {
        cpSync(TEST_RUNNERS_SITE, site, { recursive: true })
        takePacked({ packed: lab.packed, site })
      },
    },
  ].map(({ name, make }) => [name, (site) => resolveSite(site, make)])
  const walks = SITES.map((walk) => [
    `walkthrough ${walk.name}`,
    (site) => followTasks(site, lab, walk),
  ])
  const checks = ['check-install', 'check-readme-installs'].map((name) => [
    name,
    () => runCheck(name, lab),
  ])
  await sideBySide(
    [...jobs, ...walks, ...checks].map(([name, resolve]) => async () => {
      const startMs = performance.now()
      // A site is made in a folder that is not there yet.
      await resolve(join(mkdtempSync(join(lab.folder, 'place-')), 'site'))
      say(`  ${name} (${secondsSince(startMs)})`)
      return []
    }),
  )
}

async function resolveSite(site, make) {
  await make(site)
  await npmInstall(site)
}

/** Does what the pages say up to the last command that installs something. */
async function followTasks(site, { packed }, { make, tasks }) {
  const nothing = async () => []
  await make(site)
  for (const task of tasks) {
    await task({
      folder: site,
      packed,
      step: (_what, body) => body(),
      build: nothing,
      visit: nothing,
    })
  }
}

/** A check that makes sites by itself leaves their lockfiles in the same folder. */
async function runCheck(name, { packed }) {
  const ended = await run({
    command: process.execPath,
    args: [join(ROOT, 'scripts/packed', `${name}.mjs`)],
    env: { [PACKED_VARIABLE]: packed },
    limitMs: CHECK_MS,
  })
  if (ended.code !== 0 || ended.isLate) throw new ClearError(ended.output.trimEnd())
}
