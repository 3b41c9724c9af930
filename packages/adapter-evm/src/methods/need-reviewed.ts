import {
  type AccountId,
  addressOf,
  LatchkeyError,
  networkOf,
  throwIfAborted,
  untilAborted,
  walletError,
} from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { ask, type Eip1193Provider } from '../eip1193.ts'
import type { Handle } from '../sessions/session-store.ts'
import { readAddresses } from '../sessions/wallet-answers.ts'

/** One question to a wallet, which its owner may have to answer. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Asks a wallet once; nothing here ever asks again by itself. Source: docs/security.md, S34.
 *
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function askOwner(
  provider: Eip1193Provider,
  { method, params }: Question,
  signal: AbortSignal,
): Promise<unknown> {
  throwIfAborted(signal)
  try {
    return await untilAborted(ask(provider, method, params), signal)
  } catch (thrown) {
    throw walletError(thrown)
  }
}

/**
 * The plain address of an account that the session shares.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it does not.
 */
export function needAccount({ session }: Handle, account: AccountId<'eip155'>): string {
  const wanted = addressOf(account).toLowerCase()
  const shared = session.accounts.map(addressOf).find((one) => one.toLowerCase() === wanted)
  if (shared === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  return shared
}

/**
 * Makes sure, directly before a request, that the wallet is still at the account and the network
 * that were reviewed. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not, or does not say.
 */
export async function needReviewed(
  { provider, session, front }: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<void> {
  const [accounts, chainId] = await Promise.all([
    askOwner(provider, { method: 'eth_accounts', params: [] }, signal),
    askOwner(provider, { method: 'eth_chainId', params: [] }, signal),
  ])
  const shared = readAddresses(accounts)?.map(lowered) ?? []
  const [active = account] = session.accounts
  // An account that was chosen here need not be the one that the wallet has in front.
  const isSame =
    lowered(addressOf(active)) === lowered(addressOf(account)) &&
    shared[0] === lowered(front ?? addressOf(active)) &&
    shared.includes(lowered(addressOf(account)))
  if (!isSame || readChainId(chainId) !== networkOf(account)) {
    throw new LatchkeyError('wallet.changed', {})
  }
}

function lowered(address: string): string {
  return address.toLowerCase()
}

/** Source: docs/specification.md, section 5. */
const SIGNATURE = /^0x(?:[0-9a-f]{2}){31,}$/i
const HASH = /^0x[0-9a-f]{64}$/i

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no signature. */
export function needSignature(answer: unknown): string {
  return needText(answer, SIGNATURE)
}

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no transaction hash. */
export function needHash(answer: unknown): string {
  return needText(answer, HASH)
}

function needText(answer: unknown, form: RegExp): string {
  if (typeof answer !== 'string' || !form.test(answer)) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return answer
}
