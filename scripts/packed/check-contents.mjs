import { join } from 'node:path'
import { endAllOnSignal } from '../lib/run.mjs'
import { ClearError, main, say } from '../lib/say.mjs'
import { aloneInCheckout } from './checkout-lock.mjs'
import { judgeContents } from './judge-contents.mjs'
import { buildAll, PACKED_VARIABLE, packAll } from './pack.mjs'
import { PACKED_FOLDER, publishedPackages } from './published.mjs'
import { listTarball, readFromTarball } from './tarball.mjs'

/**
 * `npm run pack`: packs into `.cache/packed`, unless this run has packed before. Every packed file contains what its
 * manifest lists, and nothing else.
 */
await main(async () => {
  endAllOnSignal()
  const made = process.env[PACKED_VARIABLE]
  if (made) return judge(made)
  return aloneInCheckout(async () => {
    await buildAll()
    await packAll(PACKED_FOLDER)
    return judge(PACKED_FOLDER)
  })
})

async function judge(folder) {
  const faults = []
  for (const { name, file, manifest } of publishedPackages()) {
    const path = join(folder, file)
    const paths = await listTarball(path)
    const packed = JSON.parse(await readFromTarball(path, 'package.json'))
    const found = judgeContents({ paths, manifest: packed, listed: manifest.files })
    faults.push(...found.map((fault) => `${name}: ${fault}`))
    say(`${name}: ${paths.length} files`)
  }
  if (faults.length > 0) throw new ClearError(faults.join('\n'))
  return 0
}
