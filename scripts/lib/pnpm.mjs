import { readJson } from './paths.mjs'
import { run } from './run.mjs'

const ASK_VERSION_MS = 20_000

/**
 * How pnpm is started here: the one on the path when it is the version that `package.json` names,
 * else that version through npx.
 *
 * @returns What `run` takes, and the version.
 */
export async function findPnpm() {
  const version = readJson('package.json').packageManager.split('@')[1]
  // On Windows both are command files, which only a shell can start.
  const shell = process.platform === 'win32'
  const onPath = { command: 'pnpm', args: [], shell }
  const answer = await run({ ...onPath, args: ['--version'], limitMs: ASK_VERSION_MS }).catch(
    () => undefined,
  )
  if (answer?.code === 0 && answer.output.split(/\s+/).includes(version)) {
    return { version, start: onPath }
  }
  return { version, start: { command: 'npx', args: ['--yes', `pnpm@${version}`], shell } }
}
