import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { takePacked } from '../lib/site.mjs'
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
