import { SiteError } from '@latchkey/frame/site'
import { type Hex, isHex, type TransactionReceipt } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { toHex } from 'viem/utils'
import type { WalletCore } from '../wallet-core.ts'
import { BATCH_CODES } from './batch-codes.ts'
import { asList, type SafeMethod } from './method.ts'
import { findOperation } from './operation-receipts.ts'

/** The codes of the states of a batch. Source: EIP-5792. */
const STATUS = { pending: 100, done: 200, reverted: 500 } as const

/** `wallet_getCallsStatus` (EIP-5792): by the receipt, never by what was hoped. */
export const callsStatus: SafeMethod = async (core, params) => {
  const [id] = asList(params)
  if (typeof id !== 'string') throw noBatch()
  const batch = core.batches.get(id)
  const chainId = batch?.chainId ?? core.place.evmChainId
  const hash = batch?.hash ?? id
  if (!isHex(hash) || hash.length !== 66) throw noBatch()
  const found = await findReceipt(core, chainId, hash)
  if (found === undefined && batch === undefined) throw noBatch()
  const version = batch?.version ?? '2.0.0'
  return {
    version,
    id,
    chainId: toHex(chainId),
    atomic: true,
    status: version === '1.0' ? firstWord(found) : statusOf(found),
    receipts: found === undefined ? undefined : [asReceipt(found)],
  }
}

function noBatch(): SiteError {
  return new SiteError('There is no batch with this id', { code: BATCH_CODES.unknownId })
}

interface Found {
  readonly isSuccess: boolean
  readonly receipt: TransactionReceipt
}

async function findReceipt(
  { nodes }: WalletCore,
  chainId: number,
  hash: Hex,
): Promise<Found | undefined> {
  const client = nodes.client(chainId)
  const operation = await findOperation(client, hash)
  if (operation !== undefined) return operation
  const receipt = await getTransactionReceipt(client, { hash }).catch(() => undefined)
  return receipt && { isSuccess: receipt.status === 'success', receipt }
}

function statusOf(found: Found | undefined): number {
  if (found === undefined) return STATUS.pending
  return found.isSuccess ? STATUS.done : STATUS.reverted
}

/** The first version of the standard says only whether there is a receipt. */
function firstWord(found: Found | undefined): string {
  return found === undefined ? 'PENDING' : 'CONFIRMED'
}

function asReceipt({ isSuccess, receipt }: Found): object {
  const { logs, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return {
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status: isSuccess ? '0x1' : '0x0',
    blockHash,
    blockNumber: toHex(blockNumber),
    gasUsed: toHex(gasUsed),
    transactionHash,
  }
}
