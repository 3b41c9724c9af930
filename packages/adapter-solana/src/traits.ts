import type { NamespaceTraits } from '@latchkey/core/contract'

/** The traits of Solana. */
export const SOLANA_TRAITS: NamespaceTraits = {
  name: 'Solana',
  nativeDecimals: 9,
}
