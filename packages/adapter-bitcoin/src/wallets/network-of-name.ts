import type { NetworkId } from '@latchkey/core/contract'
import { NETWORK_NAMES } from '../network-names.ts'

/** The network of a name, however it is written. */
export function networkOfName(name: unknown): NetworkId<'bip122'> | undefined {
  const wanted = typeof name === 'string' ? name.toLowerCase() : undefined
  const found = NETWORK_NAMES.find(([, known]) => known === wanted)
  return found && `bip122:${found[0]}`
}
