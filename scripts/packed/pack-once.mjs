import { endAllOnSignal } from '../lib/run.mjs'
import { main } from '../lib/say.mjs'
import { PACKED_VARIABLE, packAll } from './pack.mjs'
import { publishedPackages } from './published.mjs'

/**
 * Packs the named packages as they are built, into the folder that the run names: `npm test` runs it, alone in
 * the checkout.
 */
await main(async () => {
  endAllOnSignal()
  const names = process.argv.slice(2)
  const packages = publishedPackages().filter(({ name }) => names.includes(name))
  await packAll(process.env[PACKED_VARIABLE], packages)
  return 0
})
