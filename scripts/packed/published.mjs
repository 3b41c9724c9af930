import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

/** Where `npm run pack` leaves the packed files. */
export const PACKED_FOLDER = join(ROOT, '.cache', 'packed')

/**
 * Every package that is published.
 *
 * @param root - Of the repository, or of another state of its sources.
 * @returns Its name, its folder below the repository's (`packages/core`), its manifest, and the
 *   name of its packed file, as pnpm gives it.
 */
export function publishedPackages(root = ROOT) {
  return readdirSync(join(root, 'packages'))
    .map((folder) => ({ folder: `packages/${folder}`, path: join(root, 'packages', folder) }))
    .filter(({ path }) => existsSync(join(path, 'package.json')))
    .map(({ folder, path }) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({
      ...{ name: manifest.name, folder, manifest },
      file: `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
    }))
}
