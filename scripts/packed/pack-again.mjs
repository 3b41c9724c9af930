import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAllOnSignal } from '../lib/run.mjs'
import { main, say } from '../lib/say.mjs'
import { aloneInCheckout } from './checkout-lock.mjs'
import { compareFiles } from './compare-files.mjs'
import { buildAll, PACKED_VARIABLE, packAll } from './pack.mjs'
import { publishedPackages } from './published.mjs'

/**
 * Builds and packs everything once more, beside the checks of the files that the run has packed, and compares:
 * building a release again must give the same files, byte for byte. `npm run test:full` runs it.
 */
await main(async () => {
  endAllOnSignal()
  const first = process.env[PACKED_VARIABLE]
  const again = mkdtempSync(join(tmpdir(), 'latchkey-packed-'))
  try {
    await aloneInCheckout(async () => {
      await buildAll()
      await packAll(again)
    })
    for (const { file } of publishedPackages()) {
      say(`${compareFiles(file, [first, again])}  ${file}`)
    }
    return 0
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
})
