import { setMaxListeners } from 'node:events'

/** A review of a transfer reads more than ten facts at once by one signal, which Node takes for a leak. */
const MOST_LISTENERS = 30
setMaxListeners(MOST_LISTENERS)

/**
 * A warning of the process (too many listeners on one signal, for example) fails the test it came from.
 * Deprecations and experimental features are not judged: they depend on the version of Node and
 * mostly come from libraries.
 */
const IGNORED = ['DeprecationWarning', 'ExperimentalWarning']

const { nextTick } = process
const unexpected: string[] = []

function collect(warning: Error): void {
  if (!IGNORED.includes(warning.name)) unexpected.push(warning.stack ?? warning.message)
}

/** Throws when the process warned since the last look. Warnings are emitted one tick after their cause. */
export async function failOnWarning(): Promise<void> {
  await new Promise((resolve) => nextTick(resolve))
  const warnings = unexpected.splice(0)
  if (warnings.length > 0) throw new Error(`Unexpected process warning:\n${warnings.join('\n')}`)
}

process.on('warning', collect)
