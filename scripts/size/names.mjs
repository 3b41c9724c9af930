import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { say } from '../lib/say.mjs'
import { buildSite } from './build-site.mjs'
import { findEarlyModules } from './seams.mjs'
import { withImports } from './weigh.mjs'

/** The entries that a page imports from. */
const ENTRIES = ['@latchkey/react', '@latchkey/vue', '@latchkey/svelte']

/** An entry that is imported for its effects. */
const ELEMENTS = '@latchkey/react/elements'

/**
 * Weighs each public name alone: a page that imports only that name, built with Vite 8.
 *
 * @param folder - With a `node_modules` with the packed files; the pages are built beside it.
 * @returns For each name its `entry`, the `bytes` after gzip that the page loads at once, without the framework,
 *   and what is wrong with it: `faults`.
 */
export async function measureNames(folder) {
  const names = []
  for (const entry of ENTRIES) {
    say(`The names of ${entry} …`)
    for (const name of await namesOf(folder, entry)) {
      names.push(await measureName(folder, { entry, name }))
    }
  }
  return [...names, await measureName(folder, { entry: ELEMENTS })]
}

async function namesOf(folder, entry) {
  const path = join(folder, 'node_modules', entry, 'dist', 'index.js')
  return Object.keys(await import(pathToFileURL(path).href)).sort()
}

async function measureName(folder, { entry, name }) {
  const own = join(folder, 'names', `${entry}-${name}`.replace(/\W+/g, '-'))
  const source = name === undefined ? `import '${entry}'` : keeping(entry, name)
  const { chunks, lazyImports, warnings } = await buildSite('vite-8', {
    folder: own,
    source,
    external: [/^(react|react-dom|vue|svelte)(\/|$)/],
  })
  const entries = Object.keys(chunks).filter((file) => chunks[file].isEntry)
  const files = [...withImports(chunks, entries)]
  return {
    entry,
    name,
    bytes: files.reduce((total, file) => total + (chunks[file]?.bytes ?? 0), 0),
    faults: [...findEarlyModules(chunks, lazyImports), ...warnings],
  }
}

/** A page that imports one name and keeps it. */
function keeping(entry, name) {
  return `import { ${name} } from '${entry}'\nwindow.kept = ${name}`
}
