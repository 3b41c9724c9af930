import { join } from 'node:path'
import { ClearError, main, say } from '../lib/say.mjs'
import { judgeContents } from './judge-contents.mjs'
import { ensurePacked } from './pack.mjs'
import { publishedPackages } from './published.mjs'
import { listTarball, readFromTarball } from './tarball.mjs'

/** Every packed file contains what its manifest lists, and nothing else. */
await main(async () => {
  const folder = await ensurePacked()
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
})
