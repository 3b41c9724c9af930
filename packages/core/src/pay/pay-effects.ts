import { readHeld } from '../balances/read-held.ts'
import { type AccountId, isLatchkeyError, LatchkeyError } from '../contract/index.ts'
import type { AfterApproval } from '../modal/transaction-stack.ts'
import { workWithin } from '../platform/work-within.ts'
import { agreedTransfer } from '../send/agreed.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import { prepareReview } from '../send/prepare-review.ts'
import { requireSender } from '../send/require-sender.ts'
import { askWallet } from '../send/send-once.ts'
import type { Payment, PayState } from '../store/state/pay.ts'
import type { SendReview } from '../store/state/send.ts'
import { untilKnown } from '../store/until-known.ts'
import { openExchange, poll } from './exchange-effects.ts'
import type { PayEffect, PayEvent } from './pay.machine.ts'
import type { PayContext, PayEffectTools, WithPayment } from './pay-effect-tools.ts'
import { endStored, reserve } from './reserve.ts'

/** Back to the view that shows what became of it. */
const BACK: AfterApproval = { go: 'back' }

/** Performs one effect. That of an exchange opens its window in the calling task. */
export function performPayEffect(
  deps: MoveDeps,
  tools: PayEffectTools,
): (effect: PayEffect, context: PayContext) => Promise<PayEvent | undefined> {
  return (effect, context) => {
    const payment = requirePayment(tools.slice)
    switch (effect.type) {
      case 'prepare':
        return prepare(deps, { payment, account: effect.account }, context)
      case 'ask':
        return ask(deps, { ...tools, payment, review: effect.review }, context)
      case 'follow':
        return follow(deps, { ...tools, payment, ...effect }, context)
      case 'openExchange':
        return openExchange(deps, { ...tools, payment, exchange: effect.exchange }, context)
      case 'poll':
        return poll(deps, { ...tools, payment, visit: effect.visit }, context)
    }
  }
}

function requirePayment({ payment }: PayState): Payment {
  if (payment === undefined) throw new LatchkeyError('pay.invalid-config', {})
  return payment
}

async function prepare(
  deps: MoveDeps,
  { payment, account }: { readonly payment: Payment; readonly account: AccountId },
  { signal }: PayContext,
): Promise<PayEvent> {
  const { token, amountText, recipient } = payment
  deps.account.readKnown(account)
  const to = recipient.slice(payment.networkId.length + 1)
  const draft = { account, token, amountText, isMax: false, to }
  try {
    return { type: 'prepared', review: await prepareReview(deps, draft, signal) }
  } catch (thrown) {
    // A node refuses what the account has not got, too, and does not say so.
    const isRefused = isLatchkeyError(thrown, 'transfer.would-fail')
    if (isRefused && (await isShort(deps, { payment, account }, signal))) {
      throw new LatchkeyError('transfer.short', {}, { cause: thrown })
    }
    throw thrown
  }
}

async function isShort(
  deps: MoveDeps,
  { payment, account }: { readonly payment: Payment; readonly account: AccountId },
  signal: AbortSignal,
): Promise<boolean> {
  const { token, units } = payment
  const { adapter } = requireSender(deps, account)
  const held = await readHeld(adapter, { from: account, token }, signal)
  return held !== undefined && held < BigInt(units)
}

/** The wallet is asked once for a payment, whatever other tabs and earlier pages do. */
async function ask(
  deps: MoveDeps,
  tools: WithPayment & { readonly review: SendReview },
  { signal }: PayContext,
): Promise<PayEvent> {
  const { payment, store, review } = tools
  const { account } = review
  const found = await reserve(tools, { by: 'wallet', account }, signal)
  if (found !== undefined) return found
  try {
    const id = await askWallet(deps, { review, afterApproval: BACK }, signal)
    store.put(payment.key, { by: 'wallet', account, id })
    // Without it Activity shows less of the payment.
    deps.account.keepAgreed({ id, account }, agreedTransfer('pay', review)).catch(() => {})
    return { type: 'sent', account, id }
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'transfer.unknown')) store.remove(payment.key)
    throw thrown
  }
}

/** How long it takes at most until what was sent is in the list of what is pending, in milliseconds. */
const LISTED_MS = 10_000

/** Waits until a node says what became of a transaction; see `PendingStep`. */
async function follow(
  deps: MoveDeps,
  tools: WithPayment & { readonly account: AccountId; readonly id: string },
  { signal }: PayContext,
): Promise<PayEvent | undefined> {
  const { account, id } = tools
  const { state, subscribe, timers } = deps
  const find = () =>
    state.pendingTransactions.find((each) => each.id === id && each.account === account)
  const limit = { limitMs: LISTED_MS, timers }
  // Nodes are asked only about what is in the list.
  await workWithin(limit, (own) => untilKnown(subscribe, own, find), signal).catch(() => {})
  return untilKnown(subscribe, signal, (): PayEvent | undefined => {
    const sent = find()
    if (sent === undefined) return { type: 'lost' }
    // A replacement of the transaction may have paid, too.
    const isOver = ['confirmed', 'failed', 'partial', 'expired', 'different'].includes(sent.step)
    if (!isOver) return undefined
    const isDone = sent.step === 'confirmed'
    endStored(deps, tools, isDone ? { means: { by: 'wallet', account }, id } : undefined)
    return { type: 'decided', isDone, isOther: sent.step === 'different' }
  })
}
