import { startVisitor } from './browser.ts'
import { buildPage, builtFolder } from './pages.ts'
import { pairingRows } from './rows.ts'
import { serve } from './serve.ts'
import { tableOf } from './report.ts'
for (const p of ['pairing-floor','pairing'] as const) await buildPage(p)
const pair = { floor: await serve(builtFolder('pairing-floor')), latchkey: await serve(builtFolder('pairing')) }
const v = await startVisitor()
try { console.log(tableOf(await pairingRows(v, pair, Number(process.argv[2] ?? 3)))) } finally { await v.stop(); await pair.floor.stop(); await pair.latchkey.stop() }
