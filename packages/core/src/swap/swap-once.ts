import { LatchkeyError, namespaceOf, networkOf, toLatchkeyError } from '../contract/index.ts'
import type { AfterApproval } from '../modal/transaction-stack.ts'
import type { Ui } from '../modal/ui.ts'
import { approvalView, NOWHERE } from '../send/approval-view.ts'
import { askForNew } from '../send/new-id.ts'
import { requireSender, type Sender, type SenderDeps } from '../send/require-sender.ts'
import { activeWallet } from '../store/selectors.ts'
import type { SwapReview } from '../store/state/swap.ts'
import type { SwapRequestKind } from '../store/state/swap-confirmation.ts'

/** The dependencies of a request to a wallet. */
export interface SwapOnceDeps extends SenderDeps {
  readonly ui: Pick<Ui, 'transactions' | 'track'>
}

/** Back to the view that shows what comes next. */
const BACK: AfterApproval = { go: 'back' }

/**
 * Asks the wallet for what was reviewed, once: nothing is asked where the account or the network is another
 * one now, or the fee would be above its ceiling. Source: docs/security.md, S30 and S34.
 *
 * @returns The id of the transaction, or of the batch; it is pending. Source: docs/security.md, S35. Of a
 * permit, what was signed.
 */
export async function swapOnce(
  deps: SwapOnceDeps,
  review: SwapReview,
  signal: AbortSignal,
): Promise<string> {
  const properties = swapProperties(deps, review)
  const isApproval = isFirstRequest(review.request)
  try {
    const id = await ask(deps, review, signal)
    if (!isApproval) deps.ui.track({ event: 'SWAP_SUCCESS', properties })
    return id
  } catch (thrown) {
    const error = toLatchkeyError(thrown)
    const failed = { ...properties, message: error.message }
    const event = isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR'
    deps.ui.track({ event, properties: failed })
    throw error
  }
}

async function ask(deps: SwapOnceDeps, review: SwapReview, signal: AbortSignal): Promise<string> {
  const { account, request } = review
  const sender = requireSender(deps, account)
  // Another session may be another wallet.
  if (sender.sessionId !== review.sessionId) throw new LatchkeyError('wallet.changed', {})
  const undo = approvalView(deps, account, {
    method: METHODS[request],
    afterApproval: isFirstRequest(request) ? BACK : NOWHERE,
  })
  try {
    return await askForNew(deps.state, () => send(sender, review, signal))
  } finally {
    undo()
  }
}

/**
 * Returns true if the request for the swap itself follows. Such a request can be repeated without
 * harm.
 */
export function isFirstRequest(request: SwapRequestKind): boolean {
  return request === 'reset' || request === 'approval' || request === 'permit'
}

const METHODS: Readonly<Record<SwapRequestKind, string>> = {
  reset: 'eth_sendTransaction',
  approval: 'eth_sendTransaction',
  permit: 'eth_signTypedData_v4',
  swap: 'eth_sendTransaction',
  batch: 'wallet_sendCalls',
}

function send(sender: Sender, review: SwapReview, signal: AbortSignal): Promise<string> {
  switch (review.request) {
    case 'batch':
      return sendBatch(sender, review, signal)
    case 'permit':
      return signPermit(sender, review, signal)
    case 'reset':
    case 'approval':
    case 'swap':
      return sendOne(sender, review, signal)
  }
}

async function signPermit(
  { adapter, sessionId }: Sender,
  { account, permit }: SwapReview,
  signal: AbortSignal,
): Promise<string> {
  const { permits } = adapter.allowances ?? {}
  if (permits === undefined || permit === undefined) {
    throw new LatchkeyError('wallet.unsupported-method', {})
  }
  return permits.sign({ sessionId, account, permit }, signal)
}

async function sendOne(
  { transfers, sessionId }: Sender,
  { account, calls, maxFee }: SwapReview,
  signal: AbortSignal,
): Promise<string> {
  const [call] = calls
  if (call === undefined || calls.length > 1)
    throw new LatchkeyError('swap.unsafe', { reason: 'data' })
  const { to, data, units } = call
  const request = { sessionId, from: account, to, data, amount: BigInt(units) }
  const limited = maxFee === undefined ? request : { ...request, maxFee: BigInt(maxFee) }
  return transfers.send(limited, signal)
}

async function sendBatch(
  { adapter, sessionId }: Sender,
  review: SwapReview,
  signal: AbortSignal,
): Promise<string> {
  const calls = review.calls.map(({ to, data, units }) => ({ to, data, amount: BigInt(units) }))
  const sent = adapter.calls?.send(
    { sessionId, from: review.account, calls, isAtomic: true },
    signal,
  )
  if (sent === undefined) throw new LatchkeyError('wallet.unsupported-method', {})
  return (await sent).id
}

/** Returns the properties of a swap for analytics. */
export function swapProperties(
  { state }: Pick<SwapOnceDeps, 'state'>,
  review: Pick<SwapReview, 'account' | 'from' | 'to' | 'amountText' | 'toAmountText'>,
) {
  const { account, from, to, amountText, toAmountText } = review
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  return {
    isSmartAccount: embedded?.accountType === 'smartAccount',
    network: networkOf(account),
    swapFromToken: from.symbol,
    swapToToken: to.symbol,
    swapFromAmount: amountText,
    swapToAmount: toAmountText,
  }
}
