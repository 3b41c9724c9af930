import { endAllOnSignal } from '../lib/run.mjs'
import { main } from '../lib/say.mjs'
import { PACKED_VARIABLE, packAll } from './pack.mjs'

/**
 * Packs every published package as it is built, into the folder that the run names: `npm test` runs it, alone in the
 * checkout.
 */
await main(async () => {
  endAllOnSignal()
  await packAll(process.env[PACKED_VARIABLE])
  return 0
})
