import './lib/require-node.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say, secondsSince } from './lib/say.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { inLab } from './lib/site.mjs'
import { takeLatest } from './recorded/mode.mjs'

/**
 * `npm run walkthroughs`: does tasks by following pages of the documentation to the letter. Each site begins
 * as its framework's starter makes it, outside of the repository, where nothing is found that a site did
 * not install. Commands of a page are run, with packed files in place of a registry's; its blocks of code
 * are written into the files that the page names above them. Then each site is built and visited in Chromium.
 *
 * `-- next html` does only the tasks on these sites.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  // These need what was just installed.
  const { SITES } = await import('./walkthroughs/tasks.mjs')
  const { walk } = await import('./walkthroughs/walk.mjs')
  const { withBrowser } = await import('./size/visit.mjs')
  const names = takeLatest(process.argv.slice(2))
  const unknown = names.find((name) => SITES.every((site) => site.name !== name))
  if (unknown !== undefined) throw new ClearError(`There is no site "${unknown}".`)
  const sites = SITES.filter(({ name }) => names.length === 0 || names.includes(name))
  const faults = await inLab('walkthroughs', (lab) =>
    withBrowser((browser) =>
      sideBySide(sites.map((site) => () => judge({ ...lab, browser }, site))),
    ),
  )
  if (faults.length === 0) return 0
  throw new ClearError(faults.join('\n\n'))

  async function judge(lab, site) {
    const startMs = performance.now()
    const faults = await walk(lab, site).catch((error) => [error.message])
    say(`${faults.length === 0 ? '✓' : '✗'} ${site.name} (${secondsSince(startMs)})`)
    return faults.map((fault) => `${site.name}: ${fault}`)
  }
})
