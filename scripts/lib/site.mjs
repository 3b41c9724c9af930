import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { ensurePacked } from '../packed/pack.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { assembleSite } from '../size/assemble-site.mjs'
import { serve } from '../size/serve.mjs'
import { freePort } from './free-port.mjs'
import { npmEnvironment } from './npm-environment.mjs'
import { run } from './run.mjs'
import { ClearError } from './say.mjs'

/*
 * Sites that a command makes for itself: a folder that is removed at the end, our packages from packed files, the
 * site's own commands, and its server. `packed/npm.mjs` installs what a site asks for.
 */

/**
 * Frameworks print no colours, print the same here as in CI, and report nothing to their makers. A site's own
 * scripts find programs that the site has installed, and `npx` fetches no others.
 */
const QUIET = {
  npm_config_offline: 'true',
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
}

const COMMAND_MS = 10 * 60_000
const START_MS = 60_000
const LIFE_MS = 10 * 60_000
const POLL_MS = 100

/**
 * Runs `body` with a new folder, which is removed at the end.
 *
 * @param parent - Outside of the repository where left out: a site finds nothing there that it did not install.
 * @returns What `body` returns.
 */
export async function inFolder(name, body, parent = tmpdir()) {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, `latchkey-${name}-`))
  try {
    return await body(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs `body` with what sites are made from: `packed`, the folder with the packed files; `folder`, in which sites
 * are made, and which is removed at the end; and `modules`, a `node_modules` with the packed files.
 *
 * @returns What `body` returns.
 */
export async function inLab(name, body) {
  const packed = await ensurePacked()
  return inFolder(name, async (folder) => {
    const tools = join(folder, 'tools')
    await assembleSite(packed, tools)
    return body({ packed, folder, modules: join(tools, 'node_modules') })
  })
}

/** Our packages by their names, as npm takes them from packed files. */
export function packedFiles(packed) {
  return Object.fromEntries(
    publishedPackages().map(({ name, file }) => [name, `file:${join(packed, file)}`]),
  )
}

/** Changes the `package.json` of a site. */
export function changeManifest(site, change) {
  const path = join(site, 'package.json')
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), undefined, 2))
}

/**
 * Lets a site take our packages from packed files, as if they had been published. Nothing else is changed,
 * but for `versions` of other packages.
 *
 * @param place - `packed`, the folder with the packed files; the `site`; and the `versions`.
 */
export function takePacked({ packed, site, versions = {} }) {
  const ours = packedFiles(packed)
  const wanted = { ...versions, ...ours }
  changeManifest(site, ({ dependencies, devDependencies, ...manifest }) => ({
    ...manifest,
    dependencies: replaced(dependencies, wanted),
    devDependencies: replaced(devDependencies, wanted),
    // The packages that our packages require of each other are packed, too.
    overrides: ours,
  }))
}

function replaced(ranges = {}, wanted) {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, wanted[name] ?? range]),
  )
}

/**
 * Runs a command in a site, such as `npm run build`, as its developer would.
 *
 * @param env - What it needs in its environment.
 * @returns What it printed.
 * @throws ClearError with that where it failed.
 */
export async function runInSite(site, command, env = {}) {
  const ended = await run({
    command,
    args: [],
    cwd: site,
    env: { ...QUIET, ...npmEnvironment(site), ...env },
    limitMs: COMMAND_MS,
    shell: true,
  })
  if (ended.code === 0 && !ended.isLate) return ended.output
  throw new ClearError(`${command} failed.\n${ended.output.trimEnd()}`)
}

/**
 * Runs a program of a site without npm.
 *
 * @param program - Below the site's `node_modules`.
 * @param options - As `run` takes them, with the `args` of the program.
 */
export function runProgram(site, program, { args, ...options }) {
  return run({
    ...options,
    command: process.execPath,
    args: [join(site, 'node_modules', program), ...args],
    cwd: site,
  })
}

/**
 * Serves a site on this machine alone.
 *
 * @param server - `files`, the folder of the site whose files are served as they are; or the program of its framework
 *   below `node_modules`, its arguments for a port, and what it needs in its environment.
 * @returns Its address, what it has printed so far, and how to stop it.
 */
export async function startServer(site, server) {
  if (server.files === undefined) return startProgram(site, server)
  return { ...(await serve(join(site, server.files))), log: () => '' }
}

async function startProgram(site, { program, argsFor, envFor = () => ({}) }) {
  const port = await freePort()
  const stopped = new AbortController()
  let output = ''
  const ended = runProgram(site, program, {
    args: argsFor(port),
    env: { ...QUIET, ...envFor(port) },
    limitMs: LIFE_MS,
    signal: stopped.signal,
    show: (text) => {
      output += text
    },
  })
  const stop = async () => {
    stopped.abort()
    await ended
  }
  const url = `http://127.0.0.1:${port}/`
  if (await Promise.race([ended.then(() => false), isAnswering(url)]))
    return { url, log: () => output, stop }
  await stop()
  throw new ClearError(`can't be served.\n${output.trimEnd()}`)
}

/** @returns Whether the address answers in time. */
async function isAnswering(url) {
  for (let waitedMs = 0; waitedMs < START_MS; waitedMs += POLL_MS) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await after(POLL_MS)
  }
  return false
}
