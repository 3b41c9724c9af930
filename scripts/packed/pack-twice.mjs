import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, say } from '../lib/say.mjs'
import { compareFiles } from './compare-files.mjs'
import { buildAll, packAll } from './pack.mjs'
import { PACKED_FOLDER, publishedPackages } from './published.mjs'

/**
 * Packs what was built, builds and packs all of it once more, and compares: building a
 * release again must give the same files. The first ones stay for the checks that follow.
 */
await main(async () => {
  const again = mkdtempSync(join(tmpdir(), 'latchkey-packed-'))
  try {
    await packAll(PACKED_FOLDER)
    await buildAll()
    await packAll(again)
    for (const { file } of publishedPackages()) {
      say(`${compareFiles(file, [PACKED_FOLDER, again])}  ${file}`)
    }
    return 0
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
})
