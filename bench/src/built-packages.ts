import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url))

/** The part of a manifest that publishing puts in place of the entries of the workspace. */
interface Manifest {
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, Readonly<Record<string, string>> | string>>
  }
}

/**
 * Resolves our packages to their builds, by the entries that a published manifest has: a page of the
 * workspace would load their sources in many more files than a site does.
 */
export function builtPackages(): Plugin {
  return {
    name: 'built-packages',
    enforce: 'pre',
    resolveId(source) {
      const [, name, entry = ''] = /^@latchkey\/([^/]+)(\/.+)?$/.exec(source) ?? []
      return name === undefined ? undefined : `${PACKAGES}${name}/${fileOf(name, `.${entry}`)}`
    },
  }
}

/** The built file of an entry, below the folder of its package. */
function fileOf(name: string, entry: string): string {
  // It is a manifest of this repository.
  const manifest = JSON.parse(readFileSync(`${PACKAGES}${name}/package.json`, 'utf8')) as Manifest
  const target = manifest.publishConfig.exports[entry]
  const file = typeof target === 'object' ? (target['production'] ?? target['default']) : target
  if (file === undefined) throw new Error(`@latchkey/${name} has no entry ${entry}`)
  return file
}
