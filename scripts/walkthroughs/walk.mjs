import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { warningsIn } from '../example/judge-output.mjs'
import { say, secondsSince } from '../lib/say.mjs'
import { runInSite, startServer } from '../lib/site.mjs'

/** One line of Vite about `viem/chains`, in every site that imports them; said on the pages. */
const KNOWN_WARNING = /node:worker_threads/

/**
 * Makes a site and does its tasks, one after the other.
 *
 * @param lab - `packed`, the folder with the packed files; `folder`, in which the site is made; the
 *   `browser`; and `modules`, a `node_modules` with the packed sandbox.
 * @param site - See `tasks.mjs`.
 * @returns A sentence per fault.
 * @throws Error when a step of a page can't be done.
 */
export async function walk(lab, site) {
  const folder = join(lab.folder, site.name)
  const step = async (what, body) => {
    const startMs = performance.now()
    const result = await body()
    say(`  ${site.name}: ${what} (${secondsSince(startMs)})`)
    return result
  }
  mkdirSync(lab.folder, { recursive: true })
  await step('made by its starter', () => site.make(folder))
  const place = {
    ...lab,
    folder,
    step,
    build: () => build(folder, site),
    visit: (visit) => visitSite(visit),
  }
  const faults = []
  for (const task of site.tasks) faults.push(...(await task(place)))
  return faults

  async function visitSite(visit) {
    const server = await startServer(folder, site.server)
    try {
      return await visit({ ...lab, folder, url: server.url })
    } finally {
      await server.stop()
    }
  }
}

/**
 * The site's own build, with the check of types that its starter put into it.
 *
 * @returns The warnings in what it printed.
 */
async function build(folder, { knownWarning }) {
  const output = await runInSite(folder, 'npm run build')
  return warningsIn(output)
    .filter((line) => !KNOWN_WARNING.test(line) && !knownWarning?.test(line))
    .map((line) => `its build warns: ${line}`)
}
