import {
  type AccountId,
  isLatchkeyError,
  type NetworkId,
  type NodeReader,
  networkOf,
} from '@latchkey/core/contract'
import { encodeBase58 } from '../base58.ts'
import { encodeBase64 } from '../base64.ts'
import { chainOfNetwork } from '../chains.ts'
import type { Handle } from '../sessions/session-deps.ts'
import { askOwner, hasFeature } from './ask-owner.ts'
import { needSignature, needTransaction } from './need-bytes.ts'
import { needReviewed } from './need-reviewed.ts'
import { needSigned } from './need-signed.ts'

interface Deps {
  readonly handle: Handle
  readonly nodes: NodeReader
}

/** A transaction that is to be signed by an account, and sent. */
export interface Outgoing {
  readonly transaction: Uint8Array
  readonly account: AccountId<'solana'>
  readonly options?: object | undefined
}

const SEND = 'solana:signAndSendTransaction'
const SIGN = 'solana:signTransaction'

/**
 * Has the wallet sign and send; a wallet that can only sign leaves the sending to a node.
 *
 * @returns The transaction's signature in base 58; it is pending, not done.
 * @throws LatchkeyError `wallet.changed`, `wallet.request-rejected`, `wallet.malformed`,
 * `rpc.failed`, …
 */
export async function sendSigned(
  { handle, nodes }: Deps,
  { transaction, account, options }: Outgoing,
  signal: AbortSignal,
): Promise<string> {
  const chain = chainOfNetwork(networkOf(account))
  const { own } = needReviewed(handle, account)
  const inputs = [{ account: own, transaction, chain, ...(options && { options }) }]
  try {
    if (hasFeature(handle.wallet, SEND)) {
      const [answer] = await askOwner(handle.wallet, { feature: SEND, inputs }, signal)
      return encodeBase58(needSignature(answer))
    }
  } catch (thrown) {
    // Who does not know the request has shown it to nobody.
    if (!isLatchkeyError(thrown, 'wallet.unsupported-method')) throw thrown
  }
  needReviewed(handle, account)
  const [answer] = await askOwner(handle.wallet, { feature: SIGN, inputs }, signal)
  return sendToNode(
    nodes,
    { networkId: networkOf(account), signed: needTransaction(answer) },
    signal,
  )
}

/**
 * Sends what is signed. Once it left, nobody but the chain knows what became of it: a node that does
 * not answer is no failure. Source: security rule S35.
 */
async function sendToNode(
  nodes: NodeReader,
  { networkId, signed }: { readonly networkId: NetworkId<'solana'>; readonly signed: Uint8Array },
  signal: AbortSignal,
): Promise<string> {
  const id = encodeBase58(needSigned(signed))
  const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
  try {
    await nodes.read(networkId, 'sendTransaction', [encodeBase64(signed), options], signal)
  } catch (thrown) {
    // A second node refuses what a first one, whose answer was lost, has passed on already.
    const isRefused = isLatchkeyError(thrown, 'rpc.failed')
    if (isRefused && !(await isKnown(nodes, { networkId, id }, signal))) throw thrown
  }
  return id
}

async function isKnown(
  nodes: NodeReader,
  { networkId, id }: { readonly networkId: NetworkId<'solana'>; readonly id: string },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { value } = Object(await nodes.read(networkId, 'getSignatureStatuses', [[id]], signal))
    return Array.isArray(value) && value[0] !== null && value[0] !== undefined
  } catch {
    // What nobody can tell leaves the refusal as it is.
    return false
  }
}
