import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './lib/paths.mjs'

/**
 * What a page loads before anything else: the buttons, and `createLatchkey` with what is imported
 * at once.
 */
test.each(['ui/src/page/index.ts', 'react/src/index.ts'])(
  'nothing that a page loads with %s brings Emotion',
  async (entry) => {
    const modules = await modulesLoadedWith(join(ROOT, 'packages', entry))

    expect(modules.length).toBeGreaterThan(10)
    expect(modules.filter((module) => module.includes('/@emotion/'))).toEqual([])
  },
)

/** @returns Paths of the modules in the chunks that are loaded at once, and none of lazy ones. */
async function modulesLoadedWith(entry: string): Promise<readonly string[]> {
  const built = await build({
    ...{ root: ROOT, configFile: false, logLevel: 'silent' },
    build: {
      ...{ write: false, minify: false, reportCompressedSize: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'exports-only',
        external: [/^react(-dom)?(\/|$)/],
      },
    },
  })
  if (!('output' in built)) throw new Error('One entry is built once.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const loaded = chunks.filter(({ isEntry }) => isEntry)
  // Imports are appended while the list is walked, so that theirs are found too.
  for (const { imports } of loaded) {
    const next = chunks.filter((chunk) => imports.includes(chunk.fileName))
    loaded.push(...next.filter((chunk) => !loaded.includes(chunk)))
  }
  return loaded.flatMap(({ moduleIds }) => moduleIds)
}
