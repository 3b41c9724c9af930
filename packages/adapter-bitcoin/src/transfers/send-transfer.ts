import {
  addressOf,
  LatchkeyError,
  networkOf,
  type TransactionRequest,
} from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { requestWallet } from '../methods/request-wallet.ts'
import { requireActive, requireReviewed } from '../methods/require-reviewed.ts'
import { readTxid, signPsbt } from '../methods/sign-psbt.ts'
import type { Handle, MethodDeps } from '../session-store.ts'
import { writeTransfer } from './prepare-transfer.ts'
import { hasExtras, readExtras, type TransferExtras } from './read-extras.ts'
import { readTransfer, type Transfer } from './read-transfer.ts'
import { sendsItself } from './sends-itself.ts'

/**
 * Asks the wallet to send a transfer: one request, never repeated. A wallet that only signs gets a
 * transaction to sign. Source: docs/security.md, S30, S34.
 *
 * @returns The transaction's id; the transaction is pending, not mined.
 * @throws LatchkeyError as `estimateFee`, `readExtras`, `wallet.changed`,
 * `wallet.request-rejected`, `wallet.malformed`, `transfer.fee-changed` for a fee above `maxFee`;
 * `wallet.unsupported-method` for parts that the wallet does not support, `transfer.unknown` when the wallet should send and gives no id.
 */
export async function sendTransfer(
  deps: MethodDeps,
  request: TransactionRequest<'bip122'> & TransferExtras,
  signal: AbortSignal,
): Promise<string> {
  const id = await send(deps, request, signal)
  const { sessionId, from: account, to, amount } = request
  deps.store.sent(sessionId, { id, account, transfer: { to, amount } })
  return id
}

async function send(
  deps: MethodDeps,
  request: TransactionRequest<'bip122'> & TransferExtras,
  signal: AbortSignal,
): Promise<string> {
  const transfer = readTransfer(request)
  const extras = readExtras(request)
  const handle = deps.store.need(request.sessionId)
  requireActive(handle, request.from)
  const actions = await handle.wallet.actions()
  // A wallet that builds the transfer decides about its fee: what has a limit is built here.
  const isSentByWallet = request.maxFee === undefined && sendsItself(handle, request.from, actions)
  if (hasExtras(extras) && !(isSentByWallet && actions.hasExtras)) {
    throw new LatchkeyError('wallet.unsupported-method', {})
  }
  const { send } = actions
  if (!isSentByWallet || send === undefined) {
    return signTransfer(deps, { transfer, handle, maxFee: request.maxFee }, signal)
  }
  await requireReviewed(handle, request.from, { clock: deps.host().clock, signal })
  const { account, to, amount } = transfer
  const address = addressOf(account)
  const networkId: ReturnType<typeof networkOf<'bip122'>> = networkOf(account)
  const facts = handle.session.facts?.[address]
  const sending = { address, networkId, facts, recipient: to.text, amount, ...extras }
  return requireTxid(await requestWallet(handle.wallet, () => send(sending), signal))
}

interface Signing {
  readonly transfer: Transfer
  readonly handle: Handle
  /** Satoshis. */
  readonly maxFee: bigint | undefined
}

async function signTransfer(
  { host, esplora }: MethodDeps,
  { transfer, handle, maxFee }: Signing,
  signal: AbortSignal,
): Promise<string> {
  const { account, from } = transfer
  const server = esplora(networkOf(account))
  const facts = handle.session.facts?.[from.text]
  const { psbt, spent, fee, id } = await writeTransfer(server, { transfer, facts }, signal)
  if (maxFee !== undefined && fee > maxFee) throw new LatchkeyError('transfer.fee-changed', {})
  const signer = {
    handle,
    esplora: () => server,
    review: () => requireReviewed(handle, account, { clock: host().clock, signal }),
  }
  const inputs = spent.map((_, index) => ({ address: from.text, index }))
  const toSign = { psbt: base64.encode(psbt), inputs, isBroadcast: true }
  const txid = requireTxid((await signPsbt(signer, toSign, signal)).txid)
  // A wallet that names another one has sent something else, or nothing.
  if (id !== undefined && txid !== id) throw new LatchkeyError('transfer.unknown', {})
  return txid
}

/** If a wallet that should send gives no id, the result is unknown. */
function requireTxid(answer: unknown): string {
  const txid = readTxid(answer)
  if (txid === undefined) throw new LatchkeyError('transfer.unknown', {})
  return txid
}
