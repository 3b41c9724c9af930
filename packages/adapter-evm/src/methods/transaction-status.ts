import {
  type AccountId,
  addressOf,
  type CallsStatus,
  isSameAddress,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionQuery,
  type TransactionStatus,
} from '@latchkey/core/contract'
import type { Store } from '../session-store.ts'
import { isAsked } from './asked.ts'
import { readCallsStatus } from './calls.ts'
import { requireQuantity } from './native-balance.ts'

interface Deps {
  readonly store: Pick<Store, 'need'>
  readonly nodes: NodeReader
}

type Read = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Reads the status of a transaction from the node, or of calls that were one request from their
 * wallet. Without a receipt the transaction is pending if the node knows it, and replaced if the
 * account used its nonce.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`; `wallet.disconnected` for
 * calls of a closed session, and as `readCallsStatus`.
 */
export async function readTransactionStatus(
  { store, nodes }: Deps,
  query: TransactionQuery<'eip155'>,
  signal: AbortSignal,
): Promise<TransactionStatus> {
  const { id, account, isBatch = false, sessionId, hint } = query
  const read: Read = (method, params) => nodes.read(networkOf(account), method, params, signal)
  if (isBatch) {
    const said = await readCallsStatus(store.need(sessionId ?? ''), id, signal)
    return batchStatus(read, account, said)
  }
  const receiptStatus = async (): Promise<TransactionStatus | undefined> =>
    readReceipt(await read('eth_getTransactionReceipt', [id]), account)
  const mined = await receiptStatus()
  const isCompared = mined?.state !== 'failed' && query.asked !== undefined
  if (mined !== undefined && !isCompared) return mined
  const transaction = await read('eth_getTransactionByHash', [id])
  if (
    isObject(transaction) &&
    (await isOther(read, query, { transaction, isMined: mined !== undefined }))
  )
    return { state: 'different' }
  if (mined !== undefined) return mined
  if (isObject(transaction)) return { state: 'pending', hint: readNonce(transaction) }
  if (hint === undefined) return { state: 'unknown' }
  const used = requireQuantity(
    await read('eth_getTransactionCount', [addressOf(account), 'latest']),
  )
  if (used <= BigInt(hint)) return { state: 'unknown', hint }
  // It may have been mined between the two answers.
  return (await receiptStatus()) ?? { state: 'replaced' }
}

interface Known {
  readonly transaction: object
  readonly isMined: boolean
}

/**
 * Resolves with true if a wallet named a transaction that is not the one it was asked for. If the
 * account is a contract, or delegates to one, its calls are within those of others, or of its own
 * code, and can't be compared. An account may become a contract with its first transaction.
 * Sources: EIP-4337, EIP-7702, docs/security.md, S68.
 */
async function isOther(
  read: Read,
  { account, asked }: Pick<TransactionQuery<'eip155'>, 'account' | 'asked'>,
  { transaction, isMined }: Known,
): Promise<boolean> {
  if (asked === undefined) return false
  const own = addressOf(account)
  const { from, to, input, data = input } = Object(transaction)
  const isOwn = isAddress(from, own)
  if (isOwn && isAsked(asked, transaction)) return false
  const isWrapped = !isOwn || (isAddress(to, own) && data !== NO_DATA)
  if (!isWrapped) return true
  return isMined && (await read('eth_getCode', [own, 'latest'])) === NO_CODE
}

function isAddress(value: unknown, address: string): boolean {
  return typeof value === 'string' && isSameAddress(value, address)
}

const NO_CODE = '0x'
const NO_DATA = '0x'

/** Source: EIP-1474, hashes. */
const HASH = /^0x[0-9a-f]{64}$/i
/** More transactions than a wallet makes of one request. */
const MAX_TRANSACTIONS = 20

/**
 * A wallet that says that calls were executed has to name transactions that the network has executed, and that
 * the account is a part of; otherwise nothing is known. Source: docs/security.md, S35 and S67.
 */
async function batchStatus(
  read: Read,
  account: AccountId<'eip155'>,
  { state, transactionIds: named }: CallsStatus,
): Promise<TransactionStatus> {
  if (state === 'pending') return { state }
  const ids = named.filter((id) => HASH.test(id)).slice(0, MAX_TRANSACTIONS)
  const transactionIds = ids.length > 0 ? ids : undefined
  if (state !== 'confirmed') {
    return { state: state === 'reverted' ? 'failed' : state, transactionIds }
  }
  const found = await Promise.all(ids.map((id) => executedState(read, account, id)))
  if (found.includes('failed')) return { state: 'failed', transactionIds }
  const isExecuted = found.length > 0 && found.every((each) => each === 'confirmed')
  return isExecuted ? { state, transactionIds } : { state: 'unknown' }
}

/** The network's record of a transaction that the account is a part of: as its sender, in its data, or its events. */
async function executedState(
  read: Read,
  account: AccountId<'eip155'>,
  id: string,
): Promise<TransactionStatus['state'] | undefined> {
  const [receipt, transaction] = await Promise.all([
    read('eth_getTransactionReceipt', [id]),
    read('eth_getTransactionByHash', [id]),
  ])
  const text = JSON.stringify([transaction, receipt]).toLowerCase()
  const isPart = text.includes(addressOf(account).slice('0x'.length).toLowerCase())
  return isPart ? readReceipt(receipt, account)?.state : undefined
}

/** @throws LatchkeyError `http.malformed` for a receipt that does not say how it ended. */
function readReceipt(
  receipt: unknown,
  account: AccountId<'eip155'>,
): TransactionStatus | undefined {
  if (receipt === null || receipt === undefined) return undefined
  const { status, blockNumber, from } = Object(receipt)
  // Some nodes have receipts of blocks that are not made yet.
  if (blockNumber === null) return undefined
  // Another account pays for what it sends.
  const fee = isAddress(from, addressOf(account)) ? readFee(Object(receipt)) : undefined
  if (status === '0x1') return { state: 'confirmed', fee }
  if (status === '0x0') return { state: 'failed', fee }
  throw new LatchkeyError('http.malformed', {})
}

/**
 * Gas times its price, and on OP-stack networks the fee of the data. Undefined where the node does not say all of
 * it. Sources: EIP-1559, OP Stack, `l1Fee`.
 */
function readFee({ gasUsed, effectiveGasPrice, l1Fee = '0x0' }: Readonly<Record<string, unknown>>) {
  const figures = [gasUsed, effectiveGasPrice, l1Fee]
  if (!figures.every(isQuantity)) return undefined
  const [gas = 0n, price = 0n, data = 0n] = figures.map(BigInt)
  return gas * price + data
}

function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{1,32}$/i.test(value)
}

function readNonce(transaction: object): number | undefined {
  const nonce: unknown = Reflect.get(transaction, 'nonce')
  const value = typeof nonce === 'string' && /^0x[0-9a-f]{1,13}$/i.test(nonce) ? Number(nonce) : -1
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
