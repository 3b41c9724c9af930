import type { NamespaceTraits } from '@latchkey/core/contract'

/** The traits of Bitcoin. */
export const BITCOIN_TRAITS: NamespaceTraits = {
  name: 'Bitcoin',
  serviceName: 'bitcoin',
  nativeDecimals: 8,
}
