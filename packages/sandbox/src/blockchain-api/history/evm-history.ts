import { type Hex, zeroAddress } from 'viem'
import type {
  ChainTransaction,
  PoolTransaction,
} from '../../chains/evm/activity/chain-transaction.ts'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import type { ChainReader, ChainReaders } from '../chain-readers.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { decodeCursor, encodeCursor, newestFirst, type Position } from './cursor.ts'
import { createTransferReader, intendedMovements, type TransferReader } from './evm-transfers.ts'
import { type HistoryPage, type HistoryRow, PAGE_SIZE } from './history-row.ts'
import { hasSucceeded, intendedOperation, operationType } from './operation-type.ts'

/** The chains, owner and page that a history is read for. */
export interface EvmHistoryQuery {
  readonly chains: readonly EvmChain[]
  readonly owner: Hex
  readonly currency: string
  /** Without one the newest page. */
  readonly cursor: string | undefined
}

/** Answers histories of EVM addresses; undefined for a text that is no cursor. */
export type EvmHistory = (query: EvmHistoryQuery) => Promise<HistoryPage | undefined>

/** Makes the histories of a sandbox. */
export function createEvmHistory(
  deps: Pick<BlockchainApiDeps, 'tokenImageUrl' | 'pictures'>,
  readers: ChainReaders,
): EvmHistory {
  function readerOf(chain: EvmChain): HistoryReader {
    const reader = readers(chain)
    return { ...reader, transfers: createTransferReader(reader, deps) }
  }

  return async ({ chains, owner: anyCase, currency, cursor }) => {
    const after = cursor ? decodeCursor(cursor) : undefined
    if (cursor && after === undefined) return undefined
    const query = { owner: lowerCase(anyCase), currency }
    // The pool first: a transaction that is mined between the two requests is then found in a block.
    const pools =
      after === undefined
        ? await Promise.all(chains.map((chain) => pendingRows(readerOf(chain), query)))
        : []
    const all = await Promise.all(chains.map((chain) => mined(readerOf(chain), query)))
    const rest = all
      .flat()
      .filter(({ position }) => after === undefined || newestFirst(after, position) < 0)
      .sort((one, other) => newestFirst(one.position, other.position))
    const page = rest.slice(0, PAGE_SIZE)
    const last = page.at(-1)
    // A node may list what it has just mined in its pool as well.
    const minedHashes = new Set(all.flat().map(({ hash }) => hash))
    const pending = pools.flat().filter(({ metadata }) => !minedHashes.has(metadata.hash))
    return {
      data: [...pending, ...(await Promise.all(page.map(({ row }) => row())))],
      next: last && rest.length > PAGE_SIZE ? encodeCursor(last.position) : null,
    }
  }
}

interface HistoryReader extends ChainReader {
  readonly transfers: TransferReader
}

interface OwnerQuery {
  readonly owner: Hex
  readonly currency: string
}

interface Entry {
  readonly hash: string
  readonly position: Position
  /** Written only for the rows of the page: each asks contracts for their names. */
  readonly row: () => Promise<HistoryRow>
}

async function mined(reader: HistoryReader, query: OwnerQuery): Promise<readonly Entry[]> {
  const transactions = await reader.index.transactionsOf(query.owner)
  return transactions.map((one) => ({
    hash: one.hash,
    position: [one.minedAtMs, reader.chain.id, one.blockNumber, one.index],
    row: () => minedRow(reader, one, query),
  }))
}

async function minedRow(
  { chain, transfers }: HistoryReader,
  transaction: ChainTransaction,
  query: OwnerQuery,
): Promise<HistoryRow> {
  const { owner } = query
  const isSuccess = hasSucceeded(transaction, owner)
  return row(chain.id, transaction, {
    operationType: operationType(transaction, owner),
    minedAtMs: transaction.minedAtMs,
    ...partiesOf(transaction, owner),
    status: isSuccess ? 'confirmed' : 'failed',
    transfers: isSuccess ? await transfers(transaction.movements, query) : [],
  })
}

/** Newest first, as the others are. */
async function pendingRows(
  { chain, index, transfers, firstSeenMs }: HistoryReader,
  query: OwnerQuery,
): Promise<readonly HistoryRow[]> {
  const pending = await index.pendingOf(query.owner)
  const rows = [...pending]
    .sort((one, other) => other.nonce - one.nonce)
    .map(async (one) => {
      const minedAtMs = firstSeenMs.get(one.hash) ?? Date.now()
      firstSeenMs.set(one.hash, minedAtMs)
      const movements = intendedMovements(one)
      const [only] = movements
      return row(chain.id, one, {
        operationType: intendedOperation(one),
        minedAtMs,
        sentFrom: one.from,
        sentTo: only?.to ?? one.to ?? '',
        status: 'pending',
        transfers: await transfers(movements, query),
      })
    })
  return Promise.all(rows)
}

interface RowFacts extends Pick<HistoryRow, 'transfers'> {
  readonly operationType: string
  readonly minedAtMs: number
  readonly sentFrom: string
  readonly sentTo: string
  readonly status: HistoryRow['metadata']['status']
}

function row(
  chainId: number,
  { hash, nonce }: PoolTransaction,
  { transfers, minedAtMs, ...facts }: RowFacts,
): HistoryRow {
  const chain = `eip155:${chainId}`
  // The service's times have no fractions of a second.
  const minedAt = new Date(minedAtMs).toISOString().replace(/\.\d+Z$/, 'Z')
  return {
    id: `${chain}:${hash}`,
    metadata: { ...facts, hash, minedAt, nonce, application: null, chain },
    transfers,
  }
}

/** From whom and to whom: of what was moved where that is one pair, else of the transaction. */
function partiesOf(
  { from, to, created, operations, movements }: ChainTransaction,
  owner: Hex,
): { readonly sentFrom: string; readonly sentTo: string } {
  const own = movements.filter((move) => move.from === owner || move.to === owner)
  const [first] = own
  const isOnePair = own.every((move) => move.from === first?.from && move.to === first.to)
  const pair = isOnePair ? first : undefined
  const sender = operations.has(owner) ? owner : from
  return {
    sentFrom: pair && pair.from !== zeroAddress ? pair.from : sender,
    sentTo: pair && pair.to !== zeroAddress ? pair.to : (to ?? created ?? ''),
  }
}
