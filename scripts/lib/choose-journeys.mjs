import { FOUNDATIONS, JOURNEYS, SMOKE_JOURNEYS } from '../../apps/lab/e2e/journeys-by-folder.mjs'
import { dependents } from './import-graph.mjs'

const FOLDER = 'apps/lab/e2e/'
const ENDING = '.e2e.ts'

/**
 * The journeys that a change meets, in whichever ring: a changed journey itself, those that import
 * a changed helper, and those that watch a changed folder.
 *
 * @param {readonly string[]} files - Changed ones, from the repository's folder.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {readonly string[]} Names, sorted.
 */
export function chooseJourneys(files, imports) {
  const names = files.filter((file) => !isForUnitTests(file)).flatMap((file) => met(file, imports))
  return [...new Set(names)].filter((name) => Object.hasOwn(JOURNEYS, name)).sort()
}

/** @returns The path of a journey's file. */
export function journeyPath(name) {
  return `${FOLDER}${name}${ENDING}`
}

/** Returns true if only unit tests, or readers of texts, can notice a change of the file. */
export function isForUnitTests(file) {
  return (
    /\.(test|test-d)\.tsx?$|\.md$/.test(file) ||
    /^packages\/[^/]+\/src\/(testing|integration|stories)\//.test(file)
  )
}

function met(file, imports) {
  if (file.startsWith(FOLDER) && file.endsWith(ENDING)) return [nameOf(file)]
  const watching = watchers(file)
  if (watching.length > 0 || !file.startsWith(FOLDER)) return watching
  return [...dependents([file], imports)].filter((path) => path.endsWith(ENDING)).map(nameOf)
}

/** The longest folder that has the file in it decides. */
function watchers(file) {
  const lines = [
    ...Object.entries(JOURNEYS).flatMap(([name, folders]) =>
      folders.map((folder) => ({ folder, names: [name] })),
    ),
    ...FOUNDATIONS.map((folder) => ({ folder, names: SMOKE_JOURNEYS })),
  ].filter(({ folder }) => file === folder || file.startsWith(`${folder}/`))
  const longest = Math.max(...lines.map(({ folder }) => folder.length))
  return lines.filter(({ folder }) => folder.length === longest).flatMap(({ names }) => names)
}

function nameOf(file) {
  return file.slice(FOLDER.length, -ENDING.length)
}
