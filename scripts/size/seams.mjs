import { withImports } from './weigh.mjs'

/**
 * Files of ours that a page must not load before the modal, whatever it imports: each has more than a button
 * needs.
 */
const AFTER_THE_PAGE = [
  '@latchkey/core/dist/index.js',
  '@latchkey/core/dist/views/index.js',
  '@latchkey/core/dist/adapter/index.js',
  '@latchkey/ui/dist/index.js',
]

/**
 * Finds modules that a build loads earlier than they are needed: modules of a later seam in the page's own
 * files, and modules that are imported lazily and stand in a file that their importer loads at once.
 *
 * @param chunks - Of `buildSite`.
 * @param lazyImports - Pairs of modules: the importer, and the module that it loads lazily.
 * @returns A sentence per fault.
 */
export function findEarlyModules(chunks, lazyImports) {
  return [...laterModulesOfThePage(chunks), ...lazyModulesAtOnce(chunks, lazyImports)]
}

function laterModulesOfThePage(chunks) {
  const entries = Object.keys(chunks).filter((file) => chunks[file].isEntry)
  return [...withImports(chunks, entries)]
    .flatMap((file) => chunks[file]?.modules ?? [])
    .filter((id) => AFTER_THE_PAGE.some((path) => id.endsWith(`/${path}`)))
    .map((id) => `the page loads ${nameOf(id)} before the modal`)
}

function lazyModulesAtOnce(chunks, lazyImports) {
  const fileOf = new Map(
    Object.entries(chunks).flatMap(([file, { modules }]) => modules.map((id) => [id, file])),
  )
  return lazyImports
    .filter(([from, to]) => isOurs(from) && isOurs(to) && fileOf.has(from) && fileOf.has(to))
    .filter(([from, to]) => withImports(chunks, [fileOf.get(from)]).has(fileOf.get(to)))
    .map(([from, to]) => `${nameOf(from)} loads ${nameOf(to)} at once, not lazily`)
}

function isOurs(id) {
  return id.includes('/@latchkey/')
}

/** `@latchkey/core/dist/chunks/swap.js` for a path to it. */
function nameOf(id) {
  return id.slice(id.lastIndexOf('/@latchkey/') + 1)
}
