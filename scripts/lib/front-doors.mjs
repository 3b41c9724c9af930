import { join } from 'node:path'
import { publishedPackages } from '../packed/published.mjs'
import { ROOT } from './paths.mjs'

/**
 * Every entry of every published package.
 *
 * @param root - Of the repository, or of another state of its sources.
 * @returns What a site writes in an import (`@latchkey/core/contract`), and the source behind it.
 */
export function frontDoors(root = ROOT) {
  return publishedPackages(root).flatMap(({ name, folder, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([, source]) => source.startsWith('./src/'))
      .map(([entry, source]) => ({
        package: name,
        door: `${name}${entry.slice(1)}`,
        source: join(root, folder, source),
      })),
  )
}

/** Entries that only our own packages import: no document names them, and no release promises them. */
const INTERNAL = [
  '@latchkey/core/views',
  ...['abi', 'forecast-swap', 'forecast-transfer'].map((part) => `@latchkey/explain/${part}`),
]

/** The entries that sites import from. See `frontDoors`. */
export function publicDoors(root = ROOT) {
  return frontDoors(root).filter(({ door }) => !INTERNAL.includes(door))
}

/** @returns Compiler options that make a program of the sources, as a strict site would see them. */
export function siteOptions(ts, root = ROOT) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT)
  const doors = frontDoors(root).map(({ door, source }) => [door, [source]])
  return {
    ...options,
    noUnusedLocals: false,
    noUnusedParameters: false,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules', '@types')],
    paths: Object.fromEntries(doors),
  }
}
