import { writeFile } from 'node:fs/promises'
import { startVisitor } from './browser.ts'
import { accountRows } from './measures/account.ts'
import { choiceRows } from './measures/choice.ts'
import { loginRows } from './measures/logins.ts'
import { memoryRows } from './measures/memory.ts'
import { namespaceRows } from './measures/namespaces.ts'
import { pairingRows } from './measures/pairing.ts'
import { speedRows } from './measures/speed.ts'
import { walletRows } from './measures/wallets.ts'
import { weightRows } from './measures/weight.ts'
import { buildPage, builtFolder, type PageName } from './pages.ts'
import { type Heads, keepsBudget, type Row, tableOf } from './report.ts'
import { type Served, serve } from './serve.ts'

/**
 * `npm run bench [-- rounds [part]]`: bytes, requests, times and memory of pages that stand beside each
 * other, in one run. Times are medians, each with half the width of the middle half of its figures; on a
 * shared machine only ratios mean something.
 */

/** A table of its own. */
interface Part {
  /** The file that the report is written to. */
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
    heads: { floor: 'by hand', ready: 'by hand with all ready', latchkey: 'Latchkey' },
    measure: measurePage,
  },
  namespaces: {
    file: 'results-namespaces.md',
    heads: { floor: 'EVM alone', latchkey: 'with Solana and Bitcoin' },
    measure: measureNamespaces,
  },
  account: {
    file: 'results-account.md',
    heads: { latchkey: 'Latchkey' },
    measure: async () => accountRows(visitor, await offer('logins'), rounds),
  },
  choice: {
    file: 'results-choice.md',
    heads: { latchkey: 'Latchkey' },
    measure: async () => choiceRows(visitor, await offer('logins'), rounds),
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
      ? 'No budget is exceeded.'
      : `Over budget: ${broken.map(({ what }) => what).join('; ')}.`
  console.log(`\n${table}\n\n${verdict}`)
}

/** A page with our button beside pages written by hand. */
async function measurePage(): Promise<readonly Row[]> {
  const bare = await offer('bare')
  const pages = {
    floor: await offer('floor'),
    ready: await offer('ready'),
    latchkey: await offer('latchkey'),
  }
  const pairing = { floor: await offer('pairing-floor'), latchkey: await offer('pairing') }
  const wallets = { floor: await offer('wallets-floor'), latchkey: await offer('wallets') }
  const logins = {
    floor: await offer('logins-floor'),
    latchkey: await offer('logins'),
    frame: await offer('logins-frame', '127.0.0.1'),
  }
  return [
    ...(await weightRows(visitor, bare, pages)),
    ...(await speedRows(visitor, pages, rounds)),
    ...(await pairingRows(visitor, pairing, rounds)),
    ...(await walletRows(visitor, wallets, rounds)),
    ...(await loginRows(visitor, logins, rounds)),
    ...(await memoryRows(visitor, pages)),
  ]
}

/** A page for three namespaces beside a page for one. */
async function measureNamespaces(): Promise<readonly Row[]> {
  const pages = {
    evm: await offer('latchkey'),
    three: await offer('three-namespaces'),
    many: await offer('many'),
  }
  return namespaceRows(visitor, pages, rounds)
}

async function offer(page: PageName, host?: '127.0.0.1'): Promise<Served> {
  await buildPage(page)
  const own = await serve(builtFolder(page), host)
  served.push(own)
  return own
}
