import { randomUUID } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { npmEnvironment } from '../lib/npm-environment.mjs'
import { run } from '../lib/run.mjs'
import { ClearError, say } from '../lib/say.mjs'
import { isLatest, locksFolder } from '../recorded/mode.mjs'
import { newsOf, readRecord } from '../recorded/record.mjs'
import { recordedSettings } from '../recorded/settings.mjs'

const NPM_MS = 10 * 60_000
/** Nothing that a registry says of its packages is in npm's cache then. */
const RESOLVE_MS = 30 * 60_000

/** No install scripts, no prompts, no notices. */
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress']

const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/
/**
 * How npm says that the record has no such package, or no such version of it: `undefined` where another package
 * asks the site for the same one.
 */
const UNKNOWN = /is not recorded|\bETARGET\b|Found: \S+@undefined/

/**
 * Installs into a folder as a site would, with the recorded versions of packages of others; see
 * `recorded/mode.mjs` for other versions.
 *
 * @param wanted - Packages, or paths of packed files; left out: what its manifest asks for.
 * @returns What npm said.
 * @throws ClearError with it where it failed.
 */
export function npmInstall(folder, wanted = []) {
  return npm(folder, ['install', ...QUIETLY, ...wanted])
}

/** Removes packages from a folder, in the same way. */
export function npmUninstall(folder, names) {
  return npm(folder, ['uninstall', ...QUIETLY, ...names])
}

async function npm(folder, args) {
  const locks = locksFolder()
  const ended = await run({
    command: 'npm',
    args: [...args, ...(await versionSettings())],
    cwd: folder,
    env: npmEnvironment(folder),
    limitMs: locks === undefined ? NPM_MS : RESOLVE_MS,
    shell: process.platform === 'win32',
  })
  if (ended.code !== 0 || ended.isLate) {
    throw new ClearError(`${ended.output.trimEnd()}\n\n${reasonIn(ended)}`)
  }
  const lock = join(folder, 'package-lock.json')
  if (locks !== undefined) copyFileSync(lock, join(locks, `${randomUUID()}.json`))
  if (isLatest()) {
    const news = newsOf(JSON.parse(readFileSync(lock, 'utf8')), readRecord())
    say([`  ${basename(folder)}: ${news.length} versions are not recorded`, ...news].join('\n    '))
  }
  return ended.output
}

let recorded

/** Files that npm has are not downloaded again. The record is served until the process ends. */
async function versionSettings() {
  if (locksFolder() !== undefined) return ['--package-lock-only', '--prefer-offline']
  if (isLatest()) return ['--prefer-online']
  recorded ??= recordedSettings()
  return ['--prefer-offline', ...(await recorded)]
}

function reasonIn({ isLate, output }) {
  if (isLate) return 'npm took too long and was stopped. Run the command again.'
  if (UNREACHABLE.test(output)) {
    return 'npm could not reach its registry. Check the network, then run the command again.'
  }
  if (UNKNOWN.test(output) && !isLatest()) {
    return 'A site asks for a package or a version that is not recorded. `npm run record-versions` records it.'
  }
  return 'npm could not install the packed files; the lines above say why.'
}
