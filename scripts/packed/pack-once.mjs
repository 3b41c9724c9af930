import { endAllOnSignal } from '../lib/run.mjs'
import { main } from '../lib/say.mjs'
import { packAll } from './pack.mjs'
import { PACKED_FOLDER } from './published.mjs'

/** Packs every published package as it is built. */
await main(async () => {
  endAllOnSignal()
  await packAll(PACKED_FOLDER)
  return 0
})
