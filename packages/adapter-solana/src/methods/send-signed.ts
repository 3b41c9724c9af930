import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type SentTransfer,
} from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { chainOfNetwork } from '../network-names.ts'
import type { Handle, Store } from '../session-store.ts'
import { readTransaction } from '../transaction/read-transaction.ts'
import { refusedInside } from './refused.ts'
import { hasFeature, requestWallet } from './request-wallet.ts'
import { requireSignature, requireTransaction } from './require-bytes.ts'
import { requireReviewed } from './require-reviewed.ts'
import { requireSigned } from './require-signed.ts'
import { sendToNode } from './send-to-node.ts'

interface Deps {
  readonly handle: Handle
  readonly nodes: NodeReader
  /** Emits that it was sent. */
  readonly store: Pick<Store, 'sent'>
}

/** A transaction to sign with an account and to send. */
export interface Outgoing {
  readonly transaction: Uint8Array
  readonly account: AccountId<'solana'>
  readonly options?: object | undefined
  /** The transfer, if the transaction does nothing else. */
  readonly transfer?: SentTransfer | undefined
}

const SEND = 'solana:signAndSendTransaction'
const SIGN = 'solana:signTransaction'

/**
 * Asks the wallet to sign and send. If the wallet can only sign, a node sends.
 *
 * @returns The transaction's signature in base 58; the transaction is pending, not confirmed.
 * @throws LatchkeyError `transfer.unknown` when the wallet sent and gave an invalid answer;
 * `wallet.changed`, `wallet.request-rejected`, `wallet.malformed`, `rpc.failed`, …
 */
export async function sendSigned(
  deps: Deps,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<string> {
  const { account, transfer } = outgoing
  const id = await send(deps, outgoing, signal).catch((thrown: unknown) => {
    throw (transfer && refusedInside(thrown, movedBy(outgoing))) ?? thrown
  })
  deps.store.sent(deps.handle.session.id, { id, account, transfer })
  return id
}

function movedBy({ transaction, transfer }: Outgoing): Parameters<typeof refusedInside>[1] {
  const { instructions = [] } = readTransaction(transaction) ?? {}
  return { isToken: transfer?.token !== undefined, last: instructions.length - 1 }
}

async function send(
  { handle, nodes }: Deps,
  { transaction, account, options, transfer }: Outgoing,
  signal: AbortSignal,
): Promise<string> {
  const chain = chainOfNetwork(networkOf(account))
  const { own } = requireReviewed(handle, account)
  const inputs = [{ account: own, transaction, chain, ...(options && { options }) }]
  try {
    if (hasFeature(handle.wallet, SEND)) {
      const [answer] = await requestWallet(handle, { feature: SEND, inputs }, signal)
      return requireSent(answer)
    }
  } catch (thrown) {
    // A wallet that does not know the request has not sent anything.
    if (!isLatchkeyError(thrown, 'wallet.unsupported-method')) throw thrown
  }
  requireReviewed(handle, account)
  const [answer] = await requestWallet(handle, { feature: SIGN, inputs }, signal)
  const signed = requireTransaction(answer)
  const id = base58.encode(
    requireSigned(signed, { bytes: transaction, isTransfer: transfer !== undefined }),
  )
  const networkId = networkOf(account)
  await sendToNode(nodes, { networkId, transaction: signed, id, options }, signal)
  return id
}

/** The id of a sent transaction. Without a valid id the result is unknown. */
function requireSent(answer: unknown): string {
  try {
    return base58.encode(requireSignature(answer))
  } catch (cause) {
    throw new LatchkeyError('transfer.unknown', {}, { cause })
  }
}
