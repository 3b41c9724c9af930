import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** A line of a README that installs packages into a website. `--save-dev` lines are left out. */
const INSTALL = /^npm install (?<names>[^-\n][^\n]*)$/gm
/** A block of TypeScript between fences. */
const BLOCK = /^```tsx?\n(?<code>.*?)^```$/ms

/**
 * The install lines of a page, in order.
 *
 * @param page - Path below the repository's folder.
 * @returns For each line the packages that it names.
 */
export function installLines(page) {
  return [...textOf(page).matchAll(INSTALL)].map(({ groups }) => groups.names.trim().split(/\s+/))
}

/**
 * The first block of TypeScript below some words of a page, word for word.
 *
 * @throws Error where the page has no such words, or no block below them.
 */
export function codeBelow(page, words) {
  const [, ...below] = textOf(page).split(words)
  const { code } = BLOCK.exec(below.join(words))?.groups ?? {}
  if (code === undefined) throw new Error(`${page} has no code below "${words}"`)
  return code
}

function textOf(page) {
  return readFileSync(join(ROOT, page), 'utf8').replaceAll('\r\n', '\n')
}
