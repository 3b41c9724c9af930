import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** Where a page shows the figures of size; they are those of the README, which `npm run size` writes. */
const PLACE = '<!-- figures of size -->'

const SITES = [
  ['vite-8, React page, EVM', 'A React page, wallets of EVM networks'],
  ['vite-8, page without React, EVM', 'A page without React, wallets of EVM networks'],
  ['vite-8, React page, three namespaces', 'A React page, EVM, Solana and Bitcoin'],
  ['next, React page, EVM', 'A page of Next, wallets of EVM networks'],
] as const

/** Puts the figures of size into a page's text. */
export function fillFigures(text: string): string {
  return text.includes(PLACE) ? text.replace(PLACE, tableOf(readRows())) : text
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
