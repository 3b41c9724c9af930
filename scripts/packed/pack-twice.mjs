import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, say } from '../lib/say.mjs'
import { compareFiles } from './compare-files.mjs'
import { buildAll, PACKED_VARIABLE, packAll } from './pack.mjs'
import { publishedPackages } from './published.mjs'

/**
 * Packs what was built, builds and packs all of it once more, and compares: building a
 * release again must give the same files. The first ones stay, in the folder that the run names, for the checks that
 * follow. `npm test` runs it, alone in the checkout.
 */
await main(async () => {
  const first = process.env[PACKED_VARIABLE]
  const again = mkdtempSync(join(tmpdir(), 'latchkey-packed-'))
  try {
    await packAll(first)
    await buildAll()
    await packAll(again)
    for (const { file } of publishedPackages()) {
      say(`${compareFiles(file, [first, again])}  ${file}`)
    }
    return 0
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
})
