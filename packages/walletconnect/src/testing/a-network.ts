import type { Network } from '../../contract/index.ts'

export const ETHEREUM = aNetwork('eip155:1', 'Ethereum')
export const BASE = aNetwork('eip155:8453', 'Base')
export const SOLANA = aNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
export const BITCOIN = aNetwork('bip122:000000000019d6689c085ae165831e93', 'Bitcoin')

export const SHOP = { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] }

/** A signal that nobody fires. */
export function never(): AbortSignal {
  return new AbortController().signal
}

/** Storage in memory, and everything that was ever kept there. */
export function aStorage() {
  const values = new Map<string, string>()
  const written: string[] = []
  return {
    ...{ values, written },
    get: (key: string) => values.get(key),
    set(key: string, value: string) {
      values.set(key, value)
      written.push(value)
    },
    remove: (key: string) => void values.delete(key),
  }
}

function aNetwork(id: Network['id'], name: string): Network {
  const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
  return { id, name, nativeCurrency, rpcUrls: ['http://127.0.0.1:9'], isTestnet: false }
}
