import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { findPnpm } from './pnpm.mjs'
import { run } from './run.mjs'
import { ClearError, say, secondsSince } from './say.mjs'

const STAMP = join(ROOT, 'node_modules', '.latchkey-installed')
const PROGRESS_MS = 4_000
const INSTALL_MS = 15 * 60_000

/** One line per event, and no prompts. */
const QUIETLY = ['--reporter=append-only', '--config.confirmModulesPurge=false']

/** Messages of a failed installation, and what they mean. */
const TROUBLES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|ERR_PNPM_FETCH/,
    'The npm registry could not be reached. Check the network (and the proxy settings of npm), then run the command again.',
  ],
  [/ENOSPC/, 'There is no space left on the disk. Free about 1 GB, then run the command again.'],
  [/EACCES|EPERM|EROFS/, 'The folder cannot be written. Check who owns it, then run again.'],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE/,
    'pnpm-lock.yaml does not match the package.json files. Run `pnpm install` and commit the lockfile.',
  ],
]

/** Installs the dependencies of the lockfile, unless they are there already. */
export async function ensureInstalled() {
  const wanted = stampOf()
  if (isInstalled(wanted)) return
  const startMs = performance.now()
  const { version, start } = await findPnpm()
  say(`Installing dependencies with pnpm ${version} (the first time takes about a minute) …`)
  const args = [...start.args, 'install', '--frozen-lockfile', ...QUIETLY]
  const { code, isLate, output } = await run({
    ...start,
    args,
    limitMs: INSTALL_MS,
    show: createProgress(),
  }).catch(noNpm)
  if (code !== 0 || isLate)
    throw new ClearError(`${lastLines(output)}\n\n${troubleIn(output, isLate)}`)
  writeFileSync(STAMP, wanted)
  say(`Installed in ${secondsSince(startMs)}.`)
}

function isInstalled(wanted) {
  const isThere = existsSync(STAMP) && existsSync(join(ROOT, 'node_modules', '.modules.yaml'))
  return isThere && readFileSync(STAMP, 'utf8') === wanted
}

/** Changes with everything that decides what is installed. */
function stampOf() {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(ROOT, name)))
  }
  return hash.digest('hex')
}

/** Prints the progress from time to time, and once that the registry is slow. */
function createProgress() {
  let lastMs = performance.now()
  let isRetrying = false
  return (text) => {
    if (!isRetrying && text.includes('Will retry')) {
      isRetrying = true
      say('  The registry does not answer; trying again …')
    }
    const progress = /^Progress: (.+)$/m.exec(text)?.[1]
    if (progress === undefined || performance.now() - lastMs < PROGRESS_MS) return
    lastMs = performance.now()
    say(`  ${progress}`)
  }
}

function noNpm(error) {
  throw new ClearError(`npx could not be started (${error.code}). Install npm, then run again.`)
}

function troubleIn(output, isLate) {
  if (isLate) return 'Installing took too long and was stopped. Run the command again.'
  const known = TROUBLES.find(([pattern]) => pattern.test(output))
  return known?.[1] ?? 'Installing the dependencies failed; the lines above say why.'
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-15).join('\n')
}
