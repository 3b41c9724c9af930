import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from '../lib/run.mjs'
import { say, secondsSince } from '../lib/say.mjs'
import { startServer } from '../lib/start-server.mjs'
import { npmInstall } from '../packed/npm.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { serve } from '../size/serve.mjs'
import { copyExample } from './copy-example.mjs'
import { installWarnings, unexpectedLines, warningsIn } from './judge-output.mjs'
import { CELLS } from './matrix.mjs'
import { visitExample } from './visit-example.mjs'

const BUILD_MS = 5 * 60_000
const QUIET = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

/**
 * Installs an example from packed files, builds it by its own command, serves it and visits it.
 *
 * @param lab - `packed`, the folder with the packed files; `folder`, in which the site is copied; the
 *   `browser`; and `modules`, a `node_modules` with the packed sandbox.
 * @param example - See `examples.mjs`.
 * @returns What came of every cell; see `matrix.mjs`. A cell that could not be reached is a fault.
 */
export async function driveExample({ packed, folder, browser, modules }, example) {
  const site = join(folder, example.name)
  const { cells, judge } = judgeOf(example)
  await judge('install', async () => {
    copyExample(example.folder ?? example.name, { packed, site, versions: example.versions })
    return installWarnings(await npmInstall(site), peersOfOurs())
  })
  await judge('build', () => build(site))
  const server = await startOn(site, example.server).catch((error) => error)
  if (server instanceof Error) await judge('connect', () => [server.message])
  else {
    const started = server.log()
    try {
      await visitExample({ browser, modules, url: server.url, judge }, example)
      await judge('server log', () => [
        ...warningsIn(started),
        ...unexpectedLines(server.log().slice(started.length)),
      ])
    } finally {
      await server.stop()
    }
  }
  return cells
}

/**
 * @returns The cells so far, and `judge`, which runs one of them and prints how it went. After one that
 *   ended early, no other is run.
 */
function judgeOf({ name }) {
  const cells = CELLS.map((cell) => ({ example: name, cell, faults: ['was not reached'] }))
  let hasEnded = false
  const judge = async (cell, body) => {
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
async function build(site) {
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  if (scripts?.build === undefined) return undefined
  const { code, isLate, output } = await run({
    command: 'npm',
    args: ['run', 'build'],
    cwd: site,
    env: { ...QUIET, npm_config_local_prefix: site, INIT_CWD: site },
    limitMs: BUILD_MS,
    shell: process.platform === 'win32',
  })
  if (code !== 0 || isLate) throw new Error(`can't be built.\n${output.trimEnd()}`)
  return warningsIn(output)
}

async function startOn(site, server) {
  if (server.files === undefined) return startServer(site, { ...server, env: QUIET })
  return { ...(await serve(join(site, server.files))), log: () => '' }
}

function peersOfOurs() {
  return publishedPackages().flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))
}
