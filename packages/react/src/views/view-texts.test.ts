/// <reference types="vite/client" />
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { enModal } from '../messages/en/modal.ts'
import { enShared } from '../messages/en/shared.ts'
import { ENGLISH } from '../testing/a-snapshot.ts'
import { LAZY_VIEWS } from './registry.ts'

const FOUND = import.meta.glob<string>(
  ['../{format,models,partials,views}/**/*.{ts,tsx}', '!../**/*.test*'],
  { query: '?raw', import: 'default', eager: true },
)

/** Sources by their path below `src`. */
const SOURCES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, source]) => [join('views', path), source]),
)

/** The sources of a view: its file, and what this imports at once. */
function sourcesOf(view: string): string {
  const paths = new Set([view])
  // Imports are added while the set is walked, so that theirs are found too.
  for (const path of paths) {
    for (const [, imported = ''] of (SOURCES[path] ?? '').matchAll(/from '(\.[^']+)'/g)) {
      paths.add(join(dirname(path), imported))
    }
  }
  return [...paths].map((path) => SOURCES[path] ?? '').join('\n')
}

/** Some keys vary in one part: `connecting.${kind}.title`. */
function isNamed(key: string, source: string): boolean {
  if (source.includes(`'${key}'`)) return true
  const parts = key.split('.').map((part) => part.replace(/\W/g, '\\$&'))
  return parts.some((_, varying) => {
    const pattern = parts.map((part, at) => (at === varying ? '\\$\\{[^}]*\\}' : part)).join('\\.')
    return new RegExp(`\`${pattern}\``).test(source)
  })
}

/** `connecting-external` for ConnectingExternal. */
function folderOf(view: string): string {
  return view.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}

function pathOf(name: string): string | undefined {
  return Object.keys(SOURCES).find((path) => path.endsWith(`/${folderOf(name)}.view.tsx`))
}

/** Keys of texts that sources name, and that are not among the loaded ones. */
function missing(path: string, loaded: object): readonly string[] {
  const source = sourcesOf(path)
  return Object.keys(ENGLISH).filter(
    (key) => !key.startsWith('button.') && isNamed(key, source) && !Object.hasOwn(loaded, key),
  )
}

test.each(Object.entries(LAZY_VIEWS))('%s brings the English that it shows', async (name, load) => {
  const path = pathOf(name) ?? ''
  const { view } = await load()

  expect(SOURCES[path]).toContain('ViewDefinition')
  expect(missing(path, { ...enModal, ...enShared, ...view.english })).toEqual([])
})

test('the code beside the list shows English of the modal, or that views share', () => {
  const path = 'views/code-beside-list/code-beside-list.tsx'

  expect(SOURCES[path]).toBeDefined()
  expect(missing(path, { ...enModal, ...enShared })).toEqual([])
})
