import {
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  networkOf,
  type TrackedEvent,
  toLatchkeyError,
} from '../contract/index.ts'
import type { AfterApproval } from '../modal/transaction-stack.ts'
import type { Ui } from '../modal/ui.ts'
import { activeWallet } from '../store/selectors.ts'
import type { SendReview } from '../store/state/send.ts'
import { type ApprovalDeps, approvalView, NOWHERE, sendMethod } from './approval-view.ts'
import { type ConfirmNameDeps, confirmName } from './confirm-name.ts'
import { askForNew } from './new-id.ts'
import { requireSender, type SenderDeps } from './require-sender.ts'

/** The dependencies of a request to a wallet. */
export interface SendOnceDeps extends SenderDeps, ConfirmNameDeps {
  readonly ui: Pick<Ui, 'transactions' | 'track'>
}

/**
 * Asks the wallet to send what was reviewed, once: nothing is asked where the account or the network is
 * another one now, a name has another address, or the fee would be above its ceiling. Source: docs/security.md,
 * S30, S34 and S56.
 *
 * @returns The transaction's id; it is pending. Source: docs/security.md, S35.
 */
export async function sendOnce(
  deps: SendOnceDeps,
  review: SendReview,
  signal: AbortSignal,
): Promise<string> {
  const properties = propertiesOf(deps, review)
  const { address = review.token.symbol } = review.token
  deps.ui.track({ event: 'SEND_INITIATED', properties: { ...properties, token: address } })
  try {
    // Without a name the wallet is asked in the same task.
    if (review.name !== undefined) await confirmName(deps, review, signal)
    const id = await askWallet(deps, { review, afterApproval: NOWHERE }, signal)
    deps.ui.track({ event: 'SEND_SUCCESS', properties: { ...properties, hash: id } })
    return id
  } catch (thrown) {
    const error = toLatchkeyError(thrown)
    deps.ui.track(failureOf(error, { ...properties, message: error.message }))
    throw error
  }
}

/** The review to send, and the view to which the embedded wallet leads after that. */
interface WalletRequest {
  readonly review: SendReview
  readonly afterApproval: AfterApproval
}

/** The same without analytics: for what is reviewed in another view. */
export async function askWallet(
  deps: SenderDeps & ApprovalDeps,
  { review, afterApproval }: WalletRequest,
  signal: AbortSignal,
): Promise<string> {
  const { account, to, token, maxFee, units, sessionId } = review
  const sender = requireSender(deps, account)
  // Another session may be another wallet, of the same address.
  if (sender.sessionId !== sessionId) throw new LatchkeyError('wallet.changed', {})
  const undo = approvalView(deps, account, { method: sendMethod(account), afterApproval })
  try {
    const { address, decimals } = token
    const request = {
      sessionId,
      from: account,
      to,
      amount: BigInt(units),
      ...(address !== undefined && { token: address, decimals }),
    }
    const limited = maxFee === undefined ? request : { ...request, maxFee: BigInt(maxFee) }
    return await askForNew(deps.state, () => sender.transfers.send(limited, signal))
  } finally {
    undo()
  }
}

function propertiesOf({ state }: SendOnceDeps, { account, token, amountText }: SendReview) {
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  return {
    isSmartAccount: embedded?.accountType === 'smartAccount',
    network: networkOf(account),
    token: token.symbol,
    // Only counted, never sent on.
    amount: Number(amountText),
  }
}

type Failed = ReturnType<typeof propertiesOf> & { readonly message: string }

function failureOf(error: LatchkeyError, properties: Failed): TrackedEvent {
  return isLatchkeyError(error, 'wallet.request-rejected')
    ? { event: 'SEND_REJECTED', properties }
    : { event: 'SEND_ERROR', properties }
}
