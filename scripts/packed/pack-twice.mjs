import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClearError, main, say } from '../lib/say.mjs'
import { buildAll, packAll } from './pack.mjs'
import { PACKED_FOLDER, publishedPackages } from './published.mjs'

/**
 * Packs what was built, builds and packs all of it once more, and compares: whoever builds a
 * release again gets the very same files. The first ones stay for the checks that follow.
 */
await main(async () => {
  const again = mkdtempSync(join(tmpdir(), 'latchkey-packed-'))
  try {
    await packAll(PACKED_FOLDER)
    await buildAll()
    await packAll(again)
    for (const { file } of publishedPackages()) compare(file, again)
    return 0
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
})

function compare(file, again) {
  const [first, second] = [PACKED_FOLDER, again].map((folder) => hashOf(join(folder, file)))
  say(`${first}  ${file}`)
  if (first === second) return
  throw new ClearError(
    `${file} came out differently the second time. Something in the build depends on time, order or chance; compare the two with: diff <(tar xzOf …) <(tar xzOf …).`,
  )
}

function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
