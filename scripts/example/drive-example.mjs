import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isFirstRing } from '../lib/rings.mjs'
import { say, secondsSince } from '../lib/say.mjs'
import { runInSite, startServer } from '../lib/site.mjs'
import { npmInstall } from '../packed/npm.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { ownTestFaults } from './create-site.mjs'
import { installWarnings, unexpectedLines, warningsIn } from './judge-output.mjs'
import { makeExample } from './make-site.mjs'
import { CELLS } from './matrix.mjs'
import { visitDev, visitExample } from './visit-example.mjs'

/**
 * Installs an example from packed files, builds it by its own command, serves it and visits it.
 *
 * @param lab - `packed`, the folder with the packed files; `folder`, in which the site is copied; the
 *   `browser`; `modules`, a `node_modules` with the packed sandbox; and `sizes`, to which what its page loads is
 *   added.
 * @param example - See `examples.mjs`.
 * @returns What came of every cell; see `matrix.mjs`. A cell that could not be reached is a fault.
 */
export async function driveExample({ packed, folder, browser, modules, sizes }, example) {
  const site = join(folder, example.name)
  const { cells, judge } = judgeOf(example)
  await judge('install', async () => {
    await makeExample(example, { packed, site, modules, hasOwnTest: hasOwnTest(example) })
    return installWarnings(await npmInstall(site), peersOfOurs())
  })
  await judge('build', () => build(site, example))
  const tools = { browser, modules, judge, sizes }
  await visitBuilt(site, tools, example).catch((error) => judge('connect', () => [error.message]))
  await judge('dev server', () => example.dev && visitDevelopment(site, tools, example))
  await judge('own test', () => (hasOwnTest(example) ? ownTestFaults(site) : undefined))
  return cells
}

function hasOwnTest(example) {
  return example.hasOwnTest === true && !isFirstRing()
}

async function visitBuilt(site, { judge, ...tools }, example) {
  // Without a build there is nothing to serve.
  if (judge.hasEnded()) return
  const server = await startServer(site, example.server)
  const started = server.log()
  try {
    await visitExample({ ...tools, judge, url: server.url }, example)
    await judge('server log', () => [
      ...warningsIn(started),
      ...unexpectedLines(server.log().slice(started.length)),
    ])
  } finally {
    await server.stop()
  }
}

async function visitDevelopment(site, tools, example) {
  const server = await startServer(site, example.dev)
  try {
    return await visitDev({ ...tools, url: server.url }, example)
  } finally {
    await server.stop()
  }
}

/**
 * @returns The cells so far, and `judge`, which runs one of them and prints how it went. After one that
 *   ended early, no other is run.
 */
function judgeOf({ name }) {
  const cells = CELLS.map((cell) => ({ example: name, cell, faults: ['was not reached'] }))
  let hasEnded = false
  const judge = Object.assign(judgeCell, { hasEnded: () => hasEnded })
  async function judgeCell(cell, body) {
    if (hasEnded) return
    const startMs = performance.now()
    const faults = await attempt(body)
    const isIdle = faults === undefined
    cells.splice(CELLS.indexOf(cell), 1, { example: name, cell, faults: faults ?? [], isIdle })
    const mark = isIdle ? '–' : faults.length === 0 ? '✓' : '✗'
    say([`${mark} ${name}: ${cell} (${secondsSince(startMs)})`, ...(faults ?? [])].join('\n    '))
  }
  const attempt = async (body) => {
    try {
      return await body()
    } catch (error) {
      hasEnded = true
      return [stripVTControlCharacters(error.message)]
    }
  }
  return { cells, judge }
}

/** The site's own build, with the check of types that its starter put into it; undefined without one. */
async function build(site, { knownWarning }) {
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  if (scripts?.build === undefined) return undefined
  return warningsIn(await runInSite(site, 'npm run build')).filter(
    (line) => !knownWarning?.test(line),
  )
}

function peersOfOurs() {
  return publishedPackages().flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))
}
