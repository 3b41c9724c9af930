import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a file of a site, in place of the starter's own. */
export function write(folder, path, code) {
  writeFileSync(join(folder, path), code)
}

/** Puts lines before those that a file has. */
export function putFirst(folder, path, code) {
  write(folder, path, code + read(folder, path))
}

/** Puts markup into the page of a site of Vite, before what the site draws itself. */
export function addToPage(folder, markup) {
  const app = '<div id="app">'
  replaceIn(folder, 'index.html', [app, `${markup}\n    ${app}`])
}

/**
 * Replaces some text of a starter.
 *
 * @throws Error where the starter does not have it any more.
 */
export function replaceIn(folder, path, [from, to]) {
  const text = read(folder, path)
  if (!text.includes(from)) throw new Error(`${path} has no "${from}" any more`)
  write(folder, path, text.split(from).join(to))
}

function read(folder, path) {
  return readFileSync(join(folder, path), 'utf8')
}
