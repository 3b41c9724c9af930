import { writeFile } from 'node:fs/promises'
import { startVisitor } from './browser.ts'
import { loginRows } from './login-rows.ts'
import { buildPage, builtFolder, type PageName } from './pages.ts'
import { keepsBudget, tableOf } from './report.ts'
import { memoryRows, pairingRows, speedRows, weightRows } from './rows.ts'
import { type Served, serve } from './serve.ts'
import { walletRows } from './wallet-rows.ts'

/**
 * `npm run bench [-- rounds]`: bytes, requests, times and memory of a page with our button, beside a
 * page written by hand, in one run. Times are medians; on a shared machine only ratios tell.
 */

const rounds = Number(process.argv[2] ?? 15)
const results = new URL('../results.md', import.meta.url)

const bare = await offer('bare')
const pair = { floor: await offer('floor'), latchkey: await offer('latchkey') }
const pairing = { floor: await offer('pairing-floor'), latchkey: await offer('pairing') }
const wallets = { floor: await offer('wallets-floor'), latchkey: await offer('wallets') }
const logins = {
  floor: await offer('logins-floor'),
  latchkey: await offer('logins'),
  frame: await offer('logins-frame', '127.0.0.1'),
}
const visitor = await startVisitor()
try {
  const rows = [
    ...(await weightRows(visitor, bare, pair)),
    ...(await speedRows(visitor, pair, rounds)),
    ...(await pairingRows(visitor, pairing, rounds)),
    ...(await walletRows(visitor, wallets, rounds)),
    ...(await loginRows(visitor, logins, rounds)),
    ...(await memoryRows(visitor, pair)),
  ]
  const table = tableOf(rows)
  await writeFile(results, `${table}\n`)
  const broken = rows.filter((row) => keepsBudget(row) === false)
  const verdict =
    broken.length === 0
      ? 'Every budget is kept.'
      : `Over budget: ${broken.map(({ what }) => what).join('; ')}.`
  console.log(`\n${table}\n\n${verdict}`)
} finally {
  await visitor.stop()
  const pages = [bare, ...[pair, pairing, wallets, logins].flatMap((each) => Object.values(each))]
  for (const each of pages) await each.stop()
}

async function offer(page: PageName, host?: '127.0.0.1'): Promise<Served> {
  await buildPage(page)
  return serve(builtFolder(page), host)
}
