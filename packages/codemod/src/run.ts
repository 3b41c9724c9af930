import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/** Where it runs, and where it writes to. */
export interface Surroundings {
  readonly folder: string
  say(text: string): void
}

/**
 * Runs the program.
 *
 * @returns Whether the arguments were understood.
 */
export function run(words: readonly string[], { folder, say }: Surroundings): boolean {
  const [from, ...rest] = words.filter((word) => word !== '--dry')
  const migration = MIGRATIONS.find(({ name }) => name === from)
  if (migration === undefined || rest.length === 0) {
    say(HELP)
    return from === '--help'
  }
  const isDry = words.includes('--dry')
  const results = rest
    .flatMap((path) => sourcesIn(join(folder, path)))
    .map((path) => changeFile(path, migration, { folder, say, isDry }))
  const changed = results.filter(({ isChanged }) => isChanged).length
  const notes = results.reduce((count, each) => count + each.notes, 0)
  say(
    `\n${changed} of ${results.length} files changed${isDry ? ' (not written)' : ''}, ${notes} to look at.\n`,
  )
  return true
}

interface Options extends Surroundings {
  readonly isDry: boolean
}

function changeFile(
  path: string,
  migration: Migration,
  { folder, say, isDry }: Options,
): { readonly isChanged: boolean; readonly notes: number } {
  const text = readFileSync(path, 'utf8')
  const after = transform({ path, text }, migration)
  const isChanged = after.text !== text
  if (isChanged && !isDry) writeFileSync(path, after.text)
  const name = relative(folder, path)
  if (isChanged) say(`changed ${name}\n`)
  for (const note of after.notes) say(`  ${name}:${note.line} ${note.text}\n`)
  return { isChanged, notes: after.notes.length }
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
