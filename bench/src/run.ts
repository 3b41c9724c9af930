import { writeFile } from 'node:fs/promises'
import { startVisitor } from './browser.ts'
import { familyRows } from './family-rows.ts'
import { loginRows } from './login-rows.ts'
import { buildPage, builtFolder, type PageName } from './pages.ts'
import { type Heads, keepsBudget, type Row, tableOf } from './report.ts'
import { memoryRows, pairingRows, speedRows, weightRows } from './rows.ts'
import { type Served, serve } from './serve.ts'
import { walletRows } from './wallet-rows.ts'

/**
 * `npm run bench [-- rounds [part]]`: bytes, requests, times and memory of pages that stand beside each
 * other, in one run. Times are medians, each with how far off the middle half of its figures is; on a
 * shared machine only ratios tell.
 */

/** A table of its own. */
interface Part {
  /** Where it is written. */
  readonly file: string
  readonly heads: Heads
  measure(): Promise<readonly Row[]>
}

const rounds = Number(process.argv[2] ?? 15)
const wanted = process.argv[3]
const served: Served[] = []

const PARTS: Readonly<Record<string, Part>> = {
  page: {
    file: 'results.md',
    heads: { floor: 'by hand', latchkey: 'Latchkey' },
    measure: measurePage,
  },
  families: {
    file: 'results-families.md',
    heads: { floor: 'EVM alone', latchkey: 'with Solana and Bitcoin' },
    measure: measureFamilies,
  },
}

const visitor = await startVisitor()
try {
  const parts = Object.entries(PARTS).filter(([name]) => wanted === undefined || wanted === name)
  if (parts.length === 0) throw new Error(`There is no part ${wanted}`)
  for (const [, part] of parts) await run(part)
} finally {
  await visitor.stop()
  for (const each of served) await each.stop()
}

async function run({ file, heads, measure }: Part): Promise<void> {
  const rows = await measure()
  const table = tableOf(rows, heads)
  await writeFile(new URL(`../${file}`, import.meta.url), `${table}\n`)
  const broken = rows.filter((row) => keepsBudget(row) === false)
  const verdict =
    broken.length === 0
      ? 'Every budget is kept.'
      : `Over budget: ${broken.map(({ what }) => what).join('; ')}.`
  console.log(`\n${table}\n\n${verdict}`)
}

/** A page with our button beside a page written by hand. */
async function measurePage(): Promise<readonly Row[]> {
  const bare = await offer('bare')
  const pair = { floor: await offer('floor'), latchkey: await offer('latchkey') }
  const pairing = { floor: await offer('pairing-floor'), latchkey: await offer('pairing') }
  const wallets = { floor: await offer('wallets-floor'), latchkey: await offer('wallets') }
  const logins = {
    floor: await offer('logins-floor'),
    latchkey: await offer('logins'),
    frame: await offer('logins-frame', '127.0.0.1'),
  }
  return [
    ...(await weightRows(visitor, bare, pair)),
    ...(await speedRows(visitor, pair, rounds)),
    ...(await pairingRows(visitor, pairing, rounds)),
    ...(await walletRows(visitor, wallets, rounds)),
    ...(await loginRows(visitor, logins, rounds)),
    ...(await memoryRows(visitor, pair)),
  ]
}

/** A page for three families of chains beside a page for one. */
async function measureFamilies(): Promise<readonly Row[]> {
  const pages = {
    evm: await offer('latchkey'),
    families: await offer('families'),
    many: await offer('many'),
  }
  return familyRows(visitor, pages, rounds)
}

async function offer(page: PageName, host?: '127.0.0.1'): Promise<Served> {
  await buildPage(page)
  const own = await serve(builtFolder(page), host)
  served.push(own)
  return own
}
