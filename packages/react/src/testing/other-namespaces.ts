import type { NetworkId, NetworkInput } from '@latchkey/core/contract'
import { aChain, aFakeWallet, type FakeWallet } from '@latchkey/core/testing'

/** The main network of Solana. */
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The main network of Bitcoin. */
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

/** Addresses of Solana. */
export const ON_SOLANA = [
  '8ZUnQ1Y9Hf7kKXS9MV3M4aQJHnbp9o9mQzJ2vT4kWq1e',
  '5FHwkrdxntdK24hgQU8qgBjn35Y1zwhz1GZwCkP2UJnM',
] as const

const PAYMENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ORDINALS = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

const NAMES: Readonly<Record<string, string>> = { [SOLANA]: 'Solana', [BITCOIN]: 'Bitcoin' }

/** A network of another namespace, as a website passes it. */
export function chainOf(id: NetworkId): NetworkInput {
  return aChain({ id, name: NAMES[id] ?? id })
}

/** Fjord as Solana knows it. */
export function fjordOnSolana(changes: Partial<FakeWallet> = {}): FakeWallet {
  const wallet = aFakeWallet({ networkId: SOLANA, addresses: [ON_SOLANA[0]], ...changes })
  return { ...wallet, wallet: { ...wallet.wallet, id: 'Fjord', rdns: undefined } }
}

/** A wallet of Bitcoin with an address for payments, which has a name, and one for ordinals. */
export function satchel(changes: Partial<FakeWallet> = {}): FakeWallet {
  return aFakeWallet({
    id: 'Satchel',
    name: 'Satchel',
    networkId: BITCOIN,
    addresses: [PAYMENT, ORDINALS],
    facts: { [PAYMENT]: { type: 'payment', label: 'Savings' }, [ORDINALS]: { type: 'ordinal' } },
    ...changes,
  })
}
