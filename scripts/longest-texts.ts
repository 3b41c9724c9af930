import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LongestText, longestTexts } from '../packages/react/src/testing/longest-texts.ts'
import { ROOT } from './lib/paths.mjs'

/**
 * Writes the page beside the pictures of the languages: `npm run longest-texts`, after texts or pictures changed.
 * Its table has the longest text of each place, the one that grows most over English first.
 */

const FOLDER = join(ROOT, 'apps', 'lab', 'screens', 'languages')

const texts = await longestTexts()
const tags = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.replace('.webp', ''))
const lines = [
  '# Languages',
  '',
  'Eight views in each language on a phone of 360 px, taken by `npm run screens -- --languages`: Connect with logins, Get a wallet, a declined connection, the profile, Send, the review of a swap, Receive, Sign in.',
  '',
  ...tags.sort().flatMap((tag) => [`## ${tag}`, '', `![Eight views in ${tag}](${tag}.webp)`, '']),
  '## The longest text of each place',
  '',
  `${texts.length} texts, by \`npm run longest-texts\`. Width is counted in letters: wide ones of East Asia are two, marks above and below letters none; of plural forms the widest counts. A browser test shows all of them at once in 360 px (\`packages/react/src/modal/longest-texts.test.tsx\`).`,
  '',
  '| Key | English | Longest | In | Of English |',
  '|---|---|---|---|---|',
  ...[...texts].sort(byRatio).map(rowOf),
  '',
]
writeFileSync(join(FOLDER, 'README.md'), lines.join('\n'))

function byRatio(one: LongestText, other: LongestText): number {
  return other.ratio - one.ratio || one.key.localeCompare(other.key)
}

function rowOf({ key, english, text, language, ratio }: LongestText): string {
  const cells = [`\`${key}\``, english, text, language, `${Math.round(ratio * 100)} %`]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
