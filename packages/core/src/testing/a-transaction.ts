import type { ActivityTransaction } from '../store/state/activity.ts'

/** A transaction on Ethereum that sent 12.5 USDC. */
export function aTransaction(changes: Partial<ActivityTransaction> = {}): ActivityTransaction {
  return {
    id: 'tx-1',
    operation: 'send',
    hash: '0xabc',
    minedAtMs: Date.UTC(2025, 4, 1, 10),
    from: '0x1',
    to: '0x2',
    status: 'confirmed',
    networkId: 'eip155:1',
    transfers: [
      { direction: 'out', amountText: '12.5', token: { name: 'USD Coin', symbol: 'USDC' } },
    ],
    ...changes,
  }
}
