import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from '../paths.ts'
import { serveSite } from '../serve-site.ts'
import { findDeadLinks, readHtmlPage } from './find-dead-links.ts'
import { visitSite } from './visit-site.ts'

/**
 * Judges the built site: its links by its files, and its pages in a browser.
 *
 * @returns What is wrong, a line each.
 */
export async function checkSite(): Promise<readonly string[]> {
  const paths = htmlFiles()
  const pages = paths.map((path) => readHtmlPage(path, readFileSync(join(SITE, path), 'utf8')))
  const dead = findDeadLinks(pages, hasFile)
  const twinless = paths
    .filter((path) => path !== '404.html' && !hasFile(path.replace(/\.html$/, '.md')))
    .map((path) => `${path}: no Markdown beside it`)
  const { url, stop } = await serveSite(SITE, 0)
  try {
    return [...dead, ...twinless, ...(await visitSite(url, paths))]
  } finally {
    stop()
  }
}

function htmlFiles(): readonly string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'))
    .sort()
}

function hasFile(path: string): boolean {
  return statSync(join(SITE, path), { throwIfNoEntry: false })?.isFile() === true
}
