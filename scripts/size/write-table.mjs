import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { ClearError } from '../lib/say.mjs'

const PAGE = join(ROOT, 'README.md')
const PLACE = /(<!-- sizes -->\n).*?(\n<!-- end of sizes -->)/s

/** Puts the table into the repository's README, where it was before. */
export function writeTable(table) {
  const text = readFileSync(PAGE, 'utf8')
  if (!PLACE.test(text)) throw new ClearError('README.md has lost the place of its sizes.')
  writeFileSync(
    PAGE,
    text.replace(PLACE, (_all, begin, end) => `${begin}\n${table}\n${end}`),
  )
}
