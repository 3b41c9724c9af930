import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readJson } from '../lib/paths.mjs'

/** Where packed files lie while they are judged. */
export const PACKED_FOLDER = join(ROOT, '.cache', 'packed')

/**
 * Every package that is published.
 *
 * @returns Its name, its folder below the repository's (`packages/core`), its manifest, and the
 *   name of its packed file, as pnpm gives it.
 */
export function publishedPackages() {
  return readdirSync(join(ROOT, 'packages'))
    .map((folder) => `packages/${folder}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(`${folder}/package.json`) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({
      ...{ name: manifest.name, folder, manifest },
      file: `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
    }))
}
