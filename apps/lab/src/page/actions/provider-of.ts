import type { BitcoinProvider } from '@latchkey/adapter-bitcoin'
import type { SolanaProvider } from '@latchkey/adapter-solana'
import type { Latchkey } from '@latchkey/react'
import type { EIP1193Provider } from 'viem'

/** The provider of the instance for websites. */
export function providerOf(latchkey: Latchkey): EIP1193Provider {
  const provider = latchkey.getProvider('eip155')
  // On `eip155` it is an EIP-1193 provider; viem's own type lists every method by name.
  return provider as EIP1193Provider
}

/** The same of Solana. */
export function solanaProviderOf(latchkey: Latchkey): SolanaProvider {
  // The adapter's provider has this type.
  return latchkey.getProvider('solana') as SolanaProvider
}

/** The same of Bitcoin. */
export function bitcoinProviderOf(latchkey: Latchkey): BitcoinProvider {
  // The adapter's provider has this type.
  return latchkey.getProvider('bip122') as BitcoinProvider
}
