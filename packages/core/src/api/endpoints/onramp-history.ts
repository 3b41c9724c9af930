import * as z from 'zod/mini'
import { type NetworkId, plainText, safeImage } from '../../contract/index.ts'
import type { OnrampItem } from '../../store/state/onramp-orders.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { decimalOf } from '../decimal-text.ts'
import { readAnswer, readEach } from '../read-answer.ts'

/** An invalid answer is an error. */
const Answer = z.object({ data: z.array(z.unknown()) })

const STATUSES = {
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'bought',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
  pending: 'pending',
  confirmed: 'bought',
  failed: 'failed',
} as const

/** An invalid row is left out. */
const Row = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(256)),
  metadata: z.object({
    operationType: z.literal('buy'),
    minedAt: z.string(),
    sentFrom: z.nullish(z.string()),
    status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
    /** Not told by the public server. */
    failureReason: z.nullish(z.string()),
  }),
  transfers: z.nullish(z.array(z.unknown())),
})

const Transfer = z.object({
  fungible_info: z.object({
    symbol: z.string().check(z.minLength(1)),
    icon: z.nullish(z.object({ url: z.nullish(z.string()) })),
  }),
  quantity: z.object({ numeric: z.union([z.string(), z.number()]) }),
})

const MAX_ROWS = 100
const MAX_NAME_LENGTH = 40
const MAX_REASON_LENGTH = 100
const MAX_SYMBOL_LENGTH = 24

/**
 * Reads what an address bought at Coinbase, newest first; nothing on a network that the API does not
 * know. Source: docs/blockchain-api.md, section 3.
 *
 * @throws LatchkeyError Where nothing is known.
 */
export async function readOnrampHistory(
  api: BlockchainApi,
  { address, networkId }: { readonly address: string; readonly networkId: NetworkId },
  signal: AbortSignal,
): Promise<readonly OnrampItem[]> {
  if (!(await api.isListed(networkId, signal))) return []
  const query = { onramp: 'coinbase', chainId: networkId }
  const answer = await api.get(['v1', 'account', address, 'history'], query, signal)
  const rows = readEach(Row, readAnswer(Answer, answer).data.slice(0, MAX_ROWS))
  return rows.flatMap(toItem).sort((one, other) => other.atMs - one.atMs)
}

/** A row without a readable time has no place in a history. */
function toItem({ id, metadata, transfers }: z.infer<typeof Row>): readonly OnrampItem[] {
  const atMs = Date.parse(metadata.minedAt)
  if (Number.isNaN(atMs)) return []
  const [transfer] = readEach(Transfer, transfers ?? [])
  const amountText = transfer && decimalOf(transfer.quantity.numeric)
  const symbol = plainText(transfer?.fungible_info.symbol ?? '', MAX_SYMBOL_LENGTH)
  return [
    {
      id,
      atMs,
      status: STATUSES[metadata.status],
      provider: plainText(metadata.sentFrom ?? '', MAX_NAME_LENGTH),
      reason: plainText(metadata.failureReason ?? '', MAX_REASON_LENGTH) || undefined,
      get: amountText && symbol ? { amountText, currency: symbol } : undefined,
      iconUrl: safeImage(transfer?.fungible_info.icon?.url ?? ''),
    },
  ]
}
