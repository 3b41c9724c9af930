import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import type { CreateLatchkeyOptions, Latchkey } from '@latchkey/react'
import { createLatchkey } from '../create-latchkey.ts'

/** Plain address of every scripted wallet. */
export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The header of a request of a visitor who is connected. */
export const COOKIE = `theme=dark; latchkey=eip155:1:${ADDRESS}`

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** An instance for Ethereum, Base and Solana, with the scripted wallet Fjord on EVM networks. */
export function anInstance(options: Partial<CreateLatchkeyOptions> = {}): Latchkey {
  const solana = aFakeWallet({ id: 'io.plum', name: 'Plum', networkId: SOLANA })
  return createLatchkey({
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: SOLANA, name: 'Solana', chainNamespace: 'solana', caipNetworkId: SOLANA }),
    ],
    adapters: [createFakeAdapter(aFakeWallet()), createFakeAdapter(solana)],
    // Nothing here answers, which no test needs.
    endpoints: { blockchainApi: 'http://localhost:9', walletApi: 'http://localhost:9' },
    projectId: 'a-project',
    features: { analytics: false },
    storage: 'memory',
    ...options,
  })
}
