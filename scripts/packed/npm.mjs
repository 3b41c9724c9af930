import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'

const NPM_MS = 10 * 60_000

/** No install scripts, no prompts, no notices; cached files are not downloaded again. */
const QUIETLY = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress']

const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/

/**
 * Installs into a folder as a site would.
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
  const ended = await run({
    command: 'npm',
    args,
    cwd: folder,
    // A run of npm passes its own settings to its children.
    env: { npm_config_local_prefix: folder, INIT_CWD: folder },
    limitMs: NPM_MS,
    shell: process.platform === 'win32',
  })
  if (ended.code === 0 && !ended.isLate) return ended.output
  throw new ClearError(`${ended.output.trimEnd()}\n\n${reasonIn(ended)}`)
}

function reasonIn({ isLate, output }) {
  if (isLate) return 'npm took too long and was stopped. Run the command again.'
  if (UNREACHABLE.test(output)) {
    return 'npm could not reach its registry. Check the network, then run the command again.'
  }
  return 'npm could not install the packed files; the lines above say why.'
}
