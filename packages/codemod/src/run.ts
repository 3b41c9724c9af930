import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Migration } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'
import { transform } from './transform.ts'

const HELP = `
Rewrites imports, hooks, components and options of another wallet modal for Latchkey, where they
map one to one. What does not is left as it is, with a comment above its import, and listed.

  npx @latchkey/codemod <from> [--dry] <folder or file …>

  <from>   ${MIGRATIONS.map(({ name }) => name).join(', ')}
  --dry    writes nothing

Files of TypeScript and JavaScript are read, with JSX; .vue, .svelte, .astro and .html are not.
`

/** The folder in which it runs, and the output that it prints to. */
export interface Environment {
  readonly folder: string
  print(text: string): void
}

/**
 * Runs the program.
 *
 * @returns Whether the arguments were understood.
 */
export function run(words: readonly string[], { folder, print }: Environment): boolean {
  if (words.includes('--help')) {
    print(HELP)
    return true
  }
  const isDry = words.includes('--dry')
  const [from, ...paths] = words.filter((word) => word !== '--dry')
  const migration = MIGRATIONS.find(({ name }) => name === from)
  const fault = faultOf({ from, paths, folder })
  if (migration === undefined || fault !== undefined) {
    print(`${fault}\n${HELP}`)
    return false
  }
  const results = paths
    .flatMap((path) => sourcesIn(resolve(folder, path)))
    .map((path) => changeFile(path, migration, { folder, print, isDry }))
  const changed = results.filter(({ isChanged }) => isChanged).length
  const notes = results.reduce((count, each) => count + each.notes, 0)
  print(
    `\n${changed} of ${results.length} files changed${isDry ? ' (not written)' : ''}, ${notes} to look at.\n`,
  )
  return true
}

interface Given {
  readonly from: string | undefined
  readonly paths: readonly string[]
  readonly folder: string
}

/** Returns the error in the arguments, which names the wrong one; undefined if there is none. */
function faultOf({ from, paths, folder }: Given): string | undefined {
  if (from === undefined) return 'Name the library to migrate from.'
  if (MIGRATIONS.every(({ name }) => name !== from)) return `There is no migration from "${from}".`
  if (paths.length === 0) return 'Name the folders or files to rewrite.'
  const option = paths.find((path) => path.startsWith('-'))
  if (option !== undefined) return `There is no option "${option}".`
  const missing = paths.find((path) => !existsSync(resolve(folder, path)))
  if (missing !== undefined) return `There is no file or folder "${missing}".`
  const other = paths.find((path) => isOtherFile(resolve(folder, path)))
  return other && `"${other}" is no file of TypeScript or JavaScript.`
}

interface Options extends Environment {
  readonly isDry: boolean
}

function changeFile(
  path: string,
  migration: Migration,
  { folder, print, isDry }: Options,
): { readonly isChanged: boolean; readonly notes: number } {
  const text = readFileSync(path, 'utf8')
  const after = transform({ path, text }, migration)
  const isChanged = after.text !== text
  if (isChanged && !isDry) writeFileSync(path, after.text)
  const name = relative(folder, path)
  if (isChanged) print(`changed ${name}\n`)
  for (const note of after.notes) print(`  ${name}:${note.line} ${note.text}\n`)
  return { isChanged, notes: after.notes.length }
}

/** A file that is named, and would be passed over in a folder. */
function isOtherFile(path: string): boolean {
  return statSync(path).isFile() && !SOURCE.test(path)
}

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/
const LEFT_OUT = /^(?:node_modules|dist|build|out|coverage)$|^\./

/** Sources below a folder, or the one that is named; not what is installed or built. */
function sourcesIn(path: string): readonly string[] {
  if (statSync(path).isFile()) return SOURCE.test(path) ? [path] : []
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const below = join(path, entry.name)
      if (entry.isDirectory()) return sourcesIn(below)
      return entry.isFile() && SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts')
        ? [below]
        : []
    })
}
