import { join } from 'node:path'
import { run } from '../lib/run.mjs'
import { ClearError, say, secondsSince } from '../lib/say.mjs'
import { startServer } from '../lib/start-server.mjs'
import { npmInstall } from '../packed/npm.mjs'
import { warningsAboutUs } from '../size/weigh.mjs'
import { provideOurs, scaffold } from './scaffold.mjs'
import { visitSite } from './visit-site.mjs'

const BUILD_MS = 5 * 60_000

/**
 * Goes the way of a developer who begins a site and adds Latchkey to it.
 *
 * @param lab - `packed`, the folder with the packed files; `folder`, in which the site is made; the
 *   `browser`; and `modules`, a `node_modules` with the packed sandbox.
 * @param site - See `sites.mjs`.
 * @returns A sentence per fault.
 * @throws ClearError when the site can't be installed or built.
 */
export async function trySite({ packed, browser, folder, modules }, site) {
  const own = join(folder, site.name.replace(/\W+/g, '-'))
  const step = stepsOf(site)
  await step('made by its starter', () => scaffold(own, site))
  site.write(own)
  const packages = provideOurs(own, packed, site.packages)
  await step('installed', () => npmInstall(own, packages))
  const warnings = await step('built', () => build(own))
  const server = await startServer(own, site.server)
  try {
    const faults = await step('visited', () =>
      visitSite({ browser, modules, url: server.url, folder: own }, site),
    )
    return [...warnings.map((text) => `its build warns\n${text}`), ...faults]
  } finally {
    await server.stop()
  }
}

/** The site's own build, with the check of types that its starter put into it. */
async function build(folder) {
  const { code, isLate, output } = await run({
    command: 'npm',
    args: ['run', 'build'],
    cwd: folder,
    env: { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', npm_config_local_prefix: folder },
    limitMs: BUILD_MS,
    shell: process.platform === 'win32',
  })
  if (code !== 0 || isLate) throw new ClearError(`can't be built.\n${output.trimEnd()}`)
  return warningsAboutUs(output.split(/\n\s*\n/))
}

/** Prints how long each step took. */
function stepsOf({ name }) {
  return async (what, body) => {
    const startMs = performance.now()
    const result = await body()
    say(`  ${name}: ${what} (${secondsSince(startMs)})`)
    return result
  }
}
