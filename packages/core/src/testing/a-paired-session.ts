import type { PairedSession } from '../contract/index.ts'

/** A session as a wallet grants it: account and network of `eip155:1`. */
export function aPairedSession(changes: Partial<PairedSession> = {}): PairedSession {
  return {
    topic: 'topic-1',
    accounts: ['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    networkIds: ['eip155:1'],
    methods: { eip155: ['personal_sign', 'eth_sendTransaction'] },
    events: { eip155: ['accountsChanged', 'chainChanged'] },
    peer: { name: 'Fjord', url: 'https://fjord.example' },
    expiresAtMs: Date.UTC(2025, 0, 8),
    ...changes,
  }
}
