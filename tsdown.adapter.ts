import type { UserConfig } from 'tsdown'
import base from './tsdown.config.ts'
import { filesOfPage, type Group, importedBy, inOrder, sources } from './tsdown.groups.ts'

/**
 * How an adapter is built: few files, so that a website's bundler meets few: one for finding wallets, one
 * for keeping sessions, one for what wallets can do. What these load lazily is a file each. A
 * module is in the first group that names it.
 *
 * @param libraries - Groups of libraries that are inside.
 */
export function adapterConfigWith(libraries: readonly Group[]): UserConfig {
  return {
    ...base,
    inputOptions: { preserveEntrySignatures: 'allow-extension' },
    outputOptions: {
      chunkFileNames: 'chunks/[name].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: inOrder([
          ...libraries,
          { name: filesOfPage('([a-z-]+/)?index'), test: sources('(?!index)') },
          { name: importedBy('discovery/create-discovery', 'discovery'), test: sources('') },
          { name: importedBy('sessions/create-sessions', 'sessions'), test: sources('') },
          { name: importedBy('create-facets', 'methods'), test: sources('') },
        ]),
      },
    },
  }
}

/** An adapter that asks for its libraries. */
export const adapterConfig: UserConfig = adapterConfigWith([])
