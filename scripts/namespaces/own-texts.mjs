import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Shorter texts may occur anywhere by chance. */
const LEAST = 12
/** Matches a text in quotes, without anything that a bundler would write in another way. */
const QUOTED = new RegExp(`(["'\`])([\\w #%&()*+,./:;=?@|-]{${LEAST},})\\1`, 'g')

/**
 * The texts that only this package has, read from its published files.
 *
 * @param folder - Of the installed package.
 * @param others - Files in which the same text does not count.
 */
export function ownTexts(folder, others) {
  const elsewhere = others.map(read).join('\n')
  const own = [...shippedFiles(folder).map(read).join('\n').matchAll(QUOTED)].map(
    ([, , text]) => text,
  )
  return [...new Set(own)].filter((text) => !isPath(text) && !elsewhere.includes(text))
}

/** @returns The paths of every script that an installed package of ours ships. */
export function shippedFiles(folder) {
  return readdirSync(join(folder, 'dist'), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, 'dist', file))
}

/** A bundler removes names of files. */
function isPath(text) {
  return text.startsWith('./') || text.startsWith('../') || /^@?[\w.-]+\/[\w./-]+$/.test(text)
}

function read(file) {
  return readFileSync(file, 'utf8')
}
