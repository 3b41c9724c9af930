import {
  type AccountId,
  addressOf,
  type CallBatch,
  type CallsStatus,
  LatchkeyError,
  networkOf,
} from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import type { Handle } from '../session-store.ts'
import { requestSending, requestWallet } from './request-wallet.ts'
import { requireAccount, requireReviewed } from './require-reviewed.ts'
import { toCall } from './transaction.ts'

/** Version of the request. Source: EIP-5792. */
const VERSION = '2.0.0'

/**
 * Asks the wallet to send several calls as one request, never repeated. Source: EIP-5792.
 *
 * @returns The id with which the status of the calls can be read.
 * @throws LatchkeyError as `sendTransaction`, `wallet.unsupported-method`.
 */
export async function sendCalls(
  handle: Handle,
  { from, calls, isAtomic = false }: CallBatch<'eip155'>,
  signal: AbortSignal,
): Promise<{ readonly id: string }> {
  const batch = {
    version: VERSION,
    from: addressOf(from),
    chainId: hexChainId(networkOf(from)),
    atomicRequired: isAtomic,
    calls: calls.map(toCall),
  }
  await requireReviewed(handle, from, signal)
  const question = { method: 'wallet_sendCalls', params: [batch] }
  return readId(await requestSending(handle.provider, question, signal))
}

/**
 * In the first version of EIP-5792 the answer is the id itself. Without an id it is unknown whether
 * the calls were sent.
 */
function readId(answer: unknown): { readonly id: string } {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id !== 'string' || id === '') throw new LatchkeyError('transfer.unknown', {})
  return { id }
}

/** Codes and their meaning; texts are those of the first version. Source: EIP-5792. */
const STATES: ReadonlyMap<unknown, CallsStatus['state']> = new Map<unknown, CallsStatus['state']>([
  [100, 'pending'],
  [200, 'confirmed'],
  [400, 'failed'],
  [500, 'reverted'],
  [600, 'partial'],
  ['PENDING', 'pending'],
  ['CONFIRMED', 'confirmed'],
])

/**
 * Reads the status of calls that were sent together. Source: EIP-5792.
 *
 * @throws LatchkeyError `wallet.malformed` for an unknown status and for that of other calls,
 * `wallet.unsupported-method`, …
 */
export async function readCallsStatus(
  { provider }: Handle,
  id: string,
  signal: AbortSignal,
): Promise<CallsStatus> {
  const question = { method: 'wallet_getCallsStatus', params: [id] }
  const { id: answered, ...answer } = Object(await requestWallet(provider, question, signal))
  const { status, receipts } = answer
  const state = STATES.get(status)
  const isOther = typeof answered === 'string' && answered.toLowerCase() !== id.toLowerCase()
  if (state === undefined || isOther) throw new LatchkeyError('wallet.malformed', {})
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts : []
  const transactionIds = list.flatMap((receipt) => {
    const { transactionHash } = Object(receipt)
    return typeof transactionHash === 'string' ? [transactionHash] : []
  })
  // In the first version a reverted call is confirmed, and some wallets say so in the second one, too.
  const isReverted = state === 'confirmed' && list.some((each) => isReverting(Object(each).status))
  return { state: isReverted ? 'reverted' : state, transactionIds: [...new Set(transactionIds)] }
}

/** Some wallets write it as a number. */
function isReverting(status: unknown): boolean {
  return status === '0x0' || status === 0 || status === 'reverted'
}

/** The key of capabilities that are supported on all chains. Source: EIP-5792. */
const EVERY_CHAIN = 0

/**
 * Reads the capabilities of the wallet for an account, on the account's network. Source: EIP-5792.
 *
 * @throws LatchkeyError `wallet.unauthorized`, `wallet.unsupported-method`, …
 */
export async function readCapabilities(
  handle: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const chainId = hexChainId(networkOf(account))
  const params = [requireAccount(handle, account), [chainId]]
  const question = { method: 'wallet_getCapabilities', params }
  const answer = await requestWallet(handle.provider, question, signal)
  return {
    ...Object(ofChain(answer, EVERY_CHAIN)),
    ...Object(ofChain(answer, Number(chainId))),
  }
}

/**
 * Returns the entry of a chain in an answer by chain. Some wallets write chain ids with zeros
 * before, or in capitals.
 */
export function ofChain(answer: unknown, chainId: number): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined
  return Object.entries(answer).find(([key]) => /^0x/i.test(key) && Number(key) === chainId)?.[1]
}
