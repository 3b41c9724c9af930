import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { publishedPackages } from '../packed/published.mjs'

/** Files that work on the example leaves in its folder. */
const LEFT_BEHIND = [
  ...['dist', 'build', 'node_modules', 'package-lock.json', 'test-results'],
  ...['.angular', '.astro', '.next', '.nuxt', '.output', '.react-router', '.svelte-kit'],
]

/**
 * Copies an example out of the repository and lets it take our packages from packed files: as if
 * they had been published. Nothing else is changed, but for `versions` of other packages.
 */
export function copyExample(name, { packed, site, versions = {} }) {
  cpSync(join(ROOT, 'examples', name), site, {
    recursive: true,
    filter: (path) => !LEFT_BEHIND.includes(basename(path)),
  })
  const path = join(site, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const files = publishedPackages().map(({ name: ours, file }) => [
    ours,
    `file:${join(packed, file)}`,
  ])
  const ours = Object.fromEntries(files)
  const wanted = { ...versions, ...ours }
  writeFileSync(
    path,
    JSON.stringify({
      ...manifest,
      dependencies: replaced(manifest.dependencies, wanted),
      devDependencies: replaced(manifest.devDependencies, wanted),
      // What our packages ask of each other is packed, too.
      overrides: ours,
    }),
  )
}

function replaced(ranges = {}, wanted) {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, wanted[name] ?? range]),
  )
}
