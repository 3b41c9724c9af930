import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'

const ASK_MS = 60_000
const PUBLISH_MS = 5 * 60_000

/**
 * @returns The versions of a package that are in the registry, none where it has never been published.
 * @throws ClearError when the registry cannot be asked.
 */
export async function publishedVersions(name) {
  const { code, output } = await npm(['view', name, 'versions', '--json'], ASK_MS)
  const answer = parsed(output)
  if (code === 0 && answer !== undefined) return [answer].flat()
  if (answer?.error?.code === 'E404') return []
  throw new ClearError(
    `${output.trimEnd()}\n\nThe registry did not say which versions of ${name} it has.`,
  )
}

/**
 * Publishes a packed file, with a statement that is signed where it was built.
 *
 * @throws ClearError with what npm said.
 */
export async function publish(path) {
  const args = ['publish', path, '--provenance', '--access', 'public']
  const { code, isLate, output } = await npm(args, PUBLISH_MS)
  if (code !== 0 || isLate) {
    const next = 'Run the release again: what is published already is left out.'
    throw new ClearError(`${output.trimEnd()}\n\n${path} could not be published. ${next}`)
  }
}

function npm(args, limitMs) {
  return run({ command: 'npm', args, limitMs, shell: process.platform === 'win32' })
}

/** Warnings may stand around the JSON. */
function parsed(output) {
  const [json] = /^[[{"].*[\]}"]$/ms.exec(output) ?? []
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    // Reported with all of the output by the caller.
    return undefined
  }
}
