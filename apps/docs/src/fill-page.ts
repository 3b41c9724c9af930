import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'
import { type Page, SECTIONS } from './read-pages.ts'
import { isOfPackage } from './sidebar.ts'

/**
 * The place of the size figures in a page; they are those of the README, which `npm run size`
 * writes.
 */
const FIGURES = '<!-- figures of size -->'
/** The place of the list of all pages in a page. */
const CONTENTS = '<!-- all pages -->'

const SITES = [
  ['vite-8, React page, EVM', 'A React page, wallets of EVM networks'],
  ['vite-8, page without React, EVM', 'A page without React, wallets of EVM networks'],
  ['vite-8, React page, three namespaces', 'A React page, EVM, Solana and Bitcoin'],
  ['next, React page, EVM', 'A page of Next, wallets of EVM networks'],
] as const

/** Puts the figures of size and the list of pages into a page's text, where it has a place for them. */
export function fillPage(text: string, pages: readonly Page[]): string {
  const withFigures = text.includes(FIGURES) ? text.replace(FIGURES, tableOf(readRows())) : text
  return withFigures.replace(CONTENTS, () => contentsOf(pages))
}

function contentsOf(pages: readonly Page[]): string {
  const sections = Object.entries(SECTIONS).map(([section, heading]) => {
    const lines = pages
      .filter((page) => page.section === section && !isOfPackage(page))
      .map(({ title, path, description }) => `- [${title}](/${path}): ${description}`)
    return lines.length === 0 ? '' : `### ${heading}\n\n${lines.join('\n')}\n`
  })
  return sections.filter(Boolean).join('\n')
}

function tableOf(rows: ReadonlyMap<string, readonly string[]>): string {
  const lines = SITES.map(([name, shown]) => {
    const [button, list] = rows.get(name) ?? []
    if (button === undefined || list === undefined) throw new Error(`README has no row "${name}"`)
    return `| ${shown} | ${button} | ${list} |`
  })
  return [
    '| Added to the page, KiB after gzip | until the button works | until the list stands |',
    '|---|---:|---:|',
    ...lines,
  ].join('\n')
}

function readRows(): ReadonlyMap<string, readonly string[]> {
  const [, table = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('<!-- sizes -->')
  const rows = table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', ...cells]) => [name, cells] as const)
  return new Map(rows)
}
