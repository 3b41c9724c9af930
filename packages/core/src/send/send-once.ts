import {
  isLatchkeyError,
  type LatchkeyError,
  namespaceOf,
  networkOf,
  type TrackedEvent,
  toLatchkeyError,
} from '../contract/index.ts'
import type { TransactionStack } from '../modal/transaction-stack.ts'
import { activeWallet } from '../store/selectors.ts'
import type { SendReview } from '../store/send-state.ts'
import { type PrepareDeps, requireSender } from './prepare-send.ts'

/** What a request to a wallet needs. */
export interface SendOnceDeps extends PrepareDeps {
  readonly transactions: Pick<TransactionStack, 'push'>
  track(event: TrackedEvent): void
}

/**
 * Asks the wallet to send what was reviewed, once: nothing is asked where the account or the network is
 * another one now, or the fee would be above its ceiling. Source: docs/security.md, S30 and S34.
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
  deps.track({ event: 'SEND_INITIATED', properties: { ...properties, token: address } })
  try {
    const id = await ask(deps, review, signal)
    deps.track({ event: 'SEND_SUCCESS', properties: { ...properties, hash: id } })
    return id
  } catch (thrown) {
    const error = toLatchkeyError(thrown)
    deps.track(failureOf(error, { ...properties, message: error.message }))
    throw error
  }
}

async function ask(deps: SendOnceDeps, review: SendReview, signal: AbortSignal): Promise<string> {
  const { account, to, token, maxFee, units, sessionId } = review
  const sender = requireSender(deps, account)
  const undo = approvalOf(deps, review)
  try {
    const request = { sessionId, from: account, to, token: token.address, amount: BigInt(units) }
    const limited = maxFee === undefined ? request : { ...request, maxFee: BigInt(maxFee) }
    return await sender.transfers.send(limited, signal)
  } finally {
    undo()
  }
}

/** The embedded wallet shows the request in a view of its own. Source: docs/views.md, "Send rules". */
function approvalOf(deps: SendOnceDeps, { account, token }: SendReview): () => void {
  const namespace = namespaceOf(account)
  if (activeWallet(deps.state, namespace)?.embedded === undefined) return () => {}
  const isNative = namespace === 'eip155' && token.address === undefined
  return deps.transactions.push({
    method: namespace === 'solana' ? 'solana_signAndSendTransaction' : 'eth_sendTransaction',
    afterApproval: isNative
      ? { go: 'nowhere' }
      : { go: 'to', route: { view: 'Account', params: {} } },
  })
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
