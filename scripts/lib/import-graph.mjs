import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT, readJson } from './paths.mjs'

const FOLDERS = ['apps', 'bench', 'packages', 'scripts']
const NO_SOURCES = ['node_modules', 'dist', 'fixtures']
const SOURCE = /\.(tsx?|mjs|vue|svelte)$/
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g
/** Tests that read files rather than import them: any change of their package is theirs. */
const READS_FILES = /import\.meta\.glob|'node:fs/

/**
 * The imports of every source file, by their text. Packages import each other's sources by
 * `exports`. vitest has such a graph, but needs minutes for it: it walks once for each test.
 *
 * @returns {Map<string, readonly string[]>} Paths from the repository's folder; a path that ends
 *   with a slash is a folder, with all in it.
 */
export function readImports() {
  const doors = readDoors()
  return new Map(FOLDERS.flatMap(sourcesIn).map((path) => [path, importsOf(path, doors)]))
}

/**
 * The files that import one of these, directly or through others, and these themselves.
 *
 * @param {readonly string[]} files
 * @param {ReadonlyMap<string, readonly string[]>} imports
 */
export function dependents(files, imports) {
  const importers = new Map()
  for (const [path, imported] of imports) {
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), path])
  }
  const found = new Set(files)
  const folders = files.flatMap(foldersAbove)
  for (const folder of folders) for (const path of importers.get(folder) ?? []) found.add(path)
  // A set is walked in the order of adding, what is added on the way too.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}

function foldersAbove(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)
}

function importsOf(path, doors) {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const imported = [...text.matchAll(IMPORT)].flatMap(([, name]) => {
    if (name.startsWith('.')) return [posix.join(dirname(path), name.replace(/\?.*$/, ''))]
    return doors.get(name) ?? []
  })
  const isReader = /\.test\.tsx?$/.test(path) && READS_FILES.test(text)
  const [, ownPackage] = /^((?:packages|apps)\/[^/]+\/)/.exec(path) ?? []
  return isReader && ownPackage ? [...imported, ownPackage] : imported
}

/** The source behind each name that a package can be imported by. */
function readDoors() {
  const packages = readdirSync(join(ROOT, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
  return new Map(
    packages.flatMap((folder) => {
      const { name, exports = {} } = readJson(`${folder}/package.json`)
      return Object.entries(exports)
        .filter(([, target]) => typeof target === 'string')
        .map(([door, target]) => [posix.join(name, door), posix.join(folder, target)])
    }),
  )
}

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : sourcesIn(path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}
