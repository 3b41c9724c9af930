import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { LEFT_BEHIND } from './left-behind.mjs'

/**
 * Copies an example out of the repository and lets it take our packages from packed files.
 *
 * @param place - As `takePacked` wants it.
 */
export function copyExample(name, place) {
  cpSync(join(ROOT, 'examples', name), place.site, {
    recursive: true,
    filter: (path) => !LEFT_BEHIND.includes(basename(path)),
  })
  takePacked(place)
}

/**
 * Lets a site take our packages from packed files, as if they had been published. Nothing else is changed,
 * but for `versions` of other packages.
 *
 * @param place - `packed`, the folder with the packed files; the `site`; and the `versions`.
 */
export function takePacked({ packed, site, versions = {} }) {
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
      // The packages that our packages require of each other are packed, too.
      overrides: ours,
    }),
  )
}

function replaced(ranges = {}, wanted) {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, wanted[name] ?? range]),
  )
}
