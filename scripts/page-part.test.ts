import { join, relative } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './lib/paths.mjs'

/**
 * The code that a page loads before anything else: the buttons, and `createLatchkey` with its
 * static imports.
 */
test.each(['ui/src/page/index.ts', 'react/src/index.ts'])(
  'nothing that a page loads with %s brings Emotion',
  async (entry) => {
    const { modules } = await loadedWith(entry)

    expect(modules.length).toBeGreaterThan(10)
    expect(modules.filter((module) => module.includes('/@emotion/'))).toEqual([])
  },
)

/**
 * In their builds one file has all of it, whichever name is imported; so a page imports entries that have only
 * what it needs of them.
 */
const FRONT_DOORS = [
  'packages/core/src/index.ts',
  'packages/core/src/views/index.ts',
  'packages/ui/src/index.ts',
]

test.each([
  'ui/src/page/index.ts',
  'react/src/index.ts',
  'react/src/elements/index.ts',
  'vue/src/index.ts',
  'svelte/src/index.ts',
])('nothing that a page loads with %s imports all of core or all primitives', async (entry) => {
  const { imports } = await loadedWith(entry)

  expect(imports.length).toBeGreaterThan(10)
  expect(imports.filter(({ to }) => FRONT_DOORS.includes(to))).toEqual([])
})

/**
 * Builds an entry without what is imported lazily.
 *
 * @param entry - A path below `packages`.
 * @returns `modules`, of which something is in the build; and `imports`, each with the two modules, also those
 *   of which nothing is in the build because the sources have a file for the one helper that is used.
 */
async function loadedWith(entry: string) {
  const imports: { readonly from: string; readonly to: string }[] = []
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'at-once',
        enforce: 'pre',
        resolveId: (id, _importer, { kind }) =>
          kind === 'dynamic-import' ? { id, external: true } : null,
        buildEnd() {
          for (const from of this.getModuleIds()) {
            for (const to of this.getModuleInfo(from)?.importedIds ?? []) {
              imports.push({ from: relative(ROOT, from), to: relative(ROOT, to) })
            }
          }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, 'packages', entry),
        preserveEntrySignatures: 'exports-only',
        external: [/^(react|react-dom|vue|svelte)(\/|$)/],
      },
    },
  })
  if (!('output' in built)) throw new Error('One entry is built once.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return { modules: chunks.flatMap(({ moduleIds }) => moduleIds), imports }
}
