import { formatUnits } from 'viem'
import { allAddresses, type LandedTransaction } from '../../chains/solana/history.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../../chains/solana/solana-dollar.ts'
import { metadataOf } from '../../collectibles/metadata.ts'
import { priceOf } from '../../prices.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import {
  type HistoryPage,
  type HistoryRow,
  type HistoryTransfer,
  PAGE_SIZE,
} from './history-row.ts'
import { nftInfo } from './nft-info.ts'
import { type Change, changesOf, recipientOf } from './solana-changes.ts'

interface Query {
  /** CAIP-2. */
  readonly chainId: string
  readonly owner: string
  readonly currency: string
  readonly cursor: string | undefined
}

type Deps = Pick<BlockchainApiDeps, 'solana' | 'tokenImageUrl' | 'pictures'>

/** A page of what happened to an address on a Solana network; undefined for a text that is no cursor. */
export function solanaHistory(deps: Deps, query: Query): HistoryPage | undefined {
  const { chainId, owner, cursor } = query
  const all = deps.solana.transactionsOf(chainId, owner)
  const last = cursor ? Buffer.from(cursor, 'base64url').toString() : undefined
  const from = all.findIndex(({ signature }) => signature === last) + 1
  if (last !== undefined && from === 0) return undefined
  const page = all.slice(from, from + PAGE_SIZE)
  const end = page.at(-1)
  const hasMore = from + PAGE_SIZE < all.length
  return {
    data: page.map((landed) => rowOf(landed, query, deps)),
    next: end && hasMore ? Buffer.from(end.signature).toString('base64url') : null,
  }
}

function rowOf(landed: LandedTransaction, query: Query, deps: Deps): HistoryRow {
  const { signature, blockTime, addresses, result } = landed
  const changes = result.failure ? [] : changesOf(landed, query.owner)
  const [payer = ''] = allAddresses(addresses)
  const isOutgoing = changes.some(({ amount }) => amount < 0n)
  return {
    id: signature,
    metadata: {
      operationType: operationType(changes),
      hash: signature,
      minedAt: `${new Date(blockTime * 1000).toISOString().slice(0, 19)}Z`,
      sentFrom: payer,
      sentTo: isOutgoing ? recipientOf(landed, changes) : query.owner,
      status: result.failure ? 'failed' : 'confirmed',
      // Solana counts no transactions of an account.
      nonce: 0,
      application: null,
      chain: query.chainId,
    },
    transfers: changes.map((change) => transferOf(change, query, deps)),
  }
}

function operationType(changes: readonly Change[]): string {
  const isIn = changes.some(({ amount }) => amount > 0n)
  const isOut = changes.some(({ amount }) => amount < 0n)
  if (isIn && isOut) return 'trade'
  if (isIn) return 'receive'
  return isOut ? 'send' : 'execute'
}

function transferOf(
  { mint, amount, decimals }: Change,
  { chainId, currency }: Query,
  { solana, tokenImageUrl, pictures }: Deps,
): HistoryTransfer {
  const direction = amount < 0n ? 'out' : 'in'
  const piece = mint === null ? undefined : solana.pieceOf(chainId, mint)
  if (piece) {
    const metadata = metadataOf(piece.name, { pictures, serial: piece.serial })
    return {
      fungible_info: null,
      nft_info: nftInfo(metadata, piece.name === 'spam'),
      direction,
      quantity: { numeric: '1' },
      value: null,
      price: null,
    }
  }
  const coin = describeMint(mint, currency)
  const numeric = formatUnits(amount < 0n ? -amount : amount, decimals)
  const url = coin && tokenImageUrl(coin.symbol)
  const price = coin?.price ?? null
  return {
    fungible_info: {
      name: coin?.name ?? null,
      symbol: coin?.symbol ?? null,
      icon: url === undefined ? null : { url },
    },
    nft_info: null,
    direction,
    quantity: { numeric },
    value: price === null ? null : Number(numeric) * price,
    price,
  }
}

function describeMint(mint: string | null, currency: string) {
  if (mint === null) return { name: 'Solana', symbol: 'SOL', price: priceOf('sol', currency) }
  if (mint !== SANDBOX_SOLANA_DOLLAR.mint) return undefined
  const { name, symbol } = SANDBOX_SOLANA_DOLLAR
  return { name, symbol, price: priceOf('dollar', currency) }
}
