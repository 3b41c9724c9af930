import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

const FOLDER = 'apps/docs/pages'

/** The committed pages of the documentation, as paths below the repository's folder: none of the generated ones. */
export function documentationPages(): readonly string[] {
  return readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && !path.startsWith('reference/'))
    .sort()
    .map((path) => `${FOLDER}/${path}`)
}
