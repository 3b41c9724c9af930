import { type AccountId, LatchkeyError, namespaceOf } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SendReview, SendToken } from '../store/state/send.ts'
import type { AccountReader } from './account-reader.ts'
import { doubtsOf } from './doubts.ts'
import type { SendRequest } from './form.ts'
import { prepareSend } from './prepare-send.ts'
import { createRecipientCheck } from './recipient-check.ts'
import { requireSender } from './require-sender.ts'
import { type SendOnceDeps, sendOnce } from './send-once.ts'
import { coinOf, findToken } from './send-tokens.ts'
import { readSentBefore, type SentBeforeDeps } from './sent-before.ts'

/** A transfer without the views. */
export interface TransferRequest extends SendRequest {
  /** Sends although the recipient raises doubts, such as an address that looks like a known one. */
  readonly isConfirmed?: boolean | undefined
  /**
   * Sends nothing where the account's history could not be read: without it only the visitor's own addresses
   * and who was paid on this device tell whom a recipient imitates. Default: false.
   */
  readonly needsHistory?: boolean | undefined
}

/** The dependencies of a transfer without the views. */
export interface TransferDeps extends SendOnceDeps, SentBeforeDeps {
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly account: Pick<AccountReader, 'resolveName' | 'readHistory'>
}

/** Sends from the active account. Each call asks the wallet once at most. */
export async function transferNow(
  deps: TransferDeps,
  request: TransferRequest,
  signal: AbortSignal,
): Promise<string> {
  const account = activeAccount(deps.state)
  if (account === undefined) throw new LatchkeyError('account.none', {})
  const review = await reviewOf(deps, { account, request }, signal)
  const [doubt] = review.doubts
  if (doubt !== undefined && request.isConfirmed !== true) {
    throw new LatchkeyError('send.doubtful', { doubt: doubt.type })
  }
  return sendOnce(deps, review, signal)
}

interface RequestOfAccount {
  readonly account: AccountId
  readonly request: TransferRequest
}

async function reviewOf(
  deps: TransferDeps,
  { account, request }: RequestOfAccount,
  signal: AbortSignal,
): Promise<SendReview> {
  const { to = '', token, amount = '', needsHistory } = request
  if (to.trim() === '' || amount === '') throw new LatchkeyError('send.incomplete', {})
  const sent = requireToken(deps, account, token)
  requireSender(deps, account)
  const found = await createRecipientCheck(deps, () => {}).read(to, account, signal)
  if (found.status !== 'valid') throw new LatchkeyError('caip.invalid-address', {})
  const { address, name, isOfEthereum } = found
  const recipient = { to: address, name, isOfEthereum }
  const draft = { account, token: sent, amountText: amount, isMax: false, ...recipient }
  const [review, { facts, isCompared }] = await Promise.all([
    prepareSend(deps, draft, signal),
    readSentBefore(deps, account, signal),
  ])
  if (!isCompared && needsHistory) throw new LatchkeyError('activity.failed', {})
  const doubts = doubtsOf(deps.state, facts, review)
  return { ...review, doubts }
}

/** Transfers on EVM name their token. Source: docs/specification.md, section 5. */
function requireToken(
  { state }: TransferDeps,
  account: AccountId,
  text: string | undefined,
): SendToken {
  const isNeeded = namespaceOf(account) === 'eip155'
  const coin = isNeeded ? undefined : coinOf(state, account)
  const token = text === undefined ? coin : findToken(state, account, text)
  if (token === undefined) throw new LatchkeyError('send.no-token', {})
  return token
}
