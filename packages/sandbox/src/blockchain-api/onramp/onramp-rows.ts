import type { OnrampPurchase } from './onramp-desk.ts'

const STATUSES = {
  pending: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  bought: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  failed: 'ONRAMP_TRANSACTION_STATUS_FAILED',
} as const

/**
 * Returns the purchases of an address at Coinbase as rows of a history, newest first. Source:
 * docs/blockchain-api.md, section 3. The reason of a failure is one that the public server does not
 * report.
 */
export function onrampRows(
  purchases: readonly OnrampPurchase[],
  { address, chainId }: { readonly address: string; readonly chainId: string | undefined },
): readonly object[] {
  return purchases
    .filter(
      (each) =>
        each.provider === 'coinbase' &&
        each.address.toLowerCase() === address.toLowerCase() &&
        (chainId === undefined || each.networkId === chainId),
    )
    .flatMap(toRow)
}

function toRow(purchase: OnrampPurchase): readonly object[] {
  const { id, status, symbol, coins, address, hash, networkId, atMs } = purchase
  if (status === 'open' || status === 'cancelled') return []
  return [
    {
      id,
      metadata: {
        operationType: 'buy',
        hash: hash ?? '',
        minedAt: new Date(atMs).toISOString(),
        sentFrom: 'Coinbase',
        sentTo: address,
        status: STATUSES[status],
        nonce: 0,
        application: null,
        chain: networkId,
        ...(status === 'failed' && { failureReason: 'Card declined' }),
      },
      transfers: [
        {
          fungible_info: { name: symbol, symbol, icon: null },
          nft_info: null,
          direction: 'in',
          quantity: { numeric: String(coins) },
          value: null,
          price: null,
        },
      ],
    },
  ]
}
