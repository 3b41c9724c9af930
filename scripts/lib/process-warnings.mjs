/** Depend on the version of Node, and mostly come from libraries. */
const IGNORED = ['DeprecationWarning', 'ExperimentalWarning']

const WARNING = /^\(node:\d+\) (?:\[\w+\] )?(\w+): .*$/gm

/**
 * Finds the warnings that processes of Node printed, such as too many listeners on one signal.
 *
 * @returns Each once, without the process id.
 */
export function processWarnings(output) {
  const lines = [...output.matchAll(WARNING)]
    .filter(([, name]) => !IGNORED.includes(name))
    .map(([line]) => line.replace(/^\(node:\d+\) /, ''))
  return [...new Set(lines)]
}
