import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

/** The folder in which `npm run pack` leaves the packed files. */
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
      name: manifest.name,
      folder,
      manifest,
      file: `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
    }))
}

/**
 * Those of the published packages that a site installs: what it asks for, and what these ask for.
 *
 * @param site - Its folder below the repository's.
 */
export function packagesOf(site) {
  const packages = publishedPackages()
  const wanted = new Set()
  const add = ({ dependencies, devDependencies, peerDependencies }) => {
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const found = packages.find((each) => each.name === name)
      if (found === undefined || wanted.has(found)) continue
      wanted.add(found)
      const { dependencies: its, peerDependencies: peers } = found.manifest
      add({ dependencies: its, peerDependencies: peers })
    }
  }
  add(JSON.parse(readFileSync(join(ROOT, site, 'package.json'), 'utf8')))
  return packages.filter((each) => wanted.has(each))
}
