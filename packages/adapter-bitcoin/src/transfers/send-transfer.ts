import {
  adapterError,
  addressOf,
  networkOf,
  type TransactionRequest,
} from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import type { Esplora } from '../esplora/esplora.ts'
import { readCoins } from '../esplora/read-coins.ts'
import { readFeeRate } from '../esplora/read-fee-rate.ts'
import type { MethodDeps } from '../method-deps.ts'
import { askOwner } from '../methods/ask-owner.ts'
import { needReviewed } from '../methods/need-reviewed.ts'
import { readTxid, signPsbt } from '../methods/sign-psbt.ts'
import type { Handle } from '../sessions/session-deps.ts'
import type { SendRequest } from '../wallets/bitcoin-wallet.ts'
import { type BuiltTransfer, buildTransfer } from './build-transfer.ts'
import { readTransfer, type Transfer } from './read-transfer.ts'

/** What may go along with a transfer where the wallet can. */
export type TransferExtras = Pick<SendRequest, 'changeAddress' | 'memo'>

/**
 * What a transfer costs beside its amount, in satoshis.
 *
 * @throws LatchkeyError as `readTransfer`, `transfer.short`, `rpc.unavailable`, `rpc.failed`,
 * `http.malformed`.
 */
export async function estimateFee(
  deps: MethodDeps,
  request: TransactionRequest<'bip122'>,
  signal: AbortSignal,
): Promise<bigint> {
  const transfer = readTransfer(request)
  const handle = deps.store.find(request.sessionId)
  return (await build(deps.esplora(networkOf(request.from)), { transfer, handle }, signal)).fee
}

/**
 * Has the wallet move coins: one request, never repeated. A wallet that only signs is handed a
 * transaction to sign. Source: security rules S30, S34.
 *
 * @returns The transaction's id; it is pending, not done.
 * @throws LatchkeyError as `estimateFee`, `wallet.changed`, `wallet.request-rejected`,
 * `wallet.malformed`.
 */
export async function sendTransfer(
  deps: MethodDeps,
  request: TransactionRequest<'bip122'> & TransferExtras,
  signal: AbortSignal,
): Promise<string> {
  const transfer = readTransfer(request)
  const handle = deps.store.need(request.sessionId)
  const { clock } = deps.host()
  const { send } = await handle.wallet.actions()
  if (send === undefined) return signTransfer(deps, { transfer, handle }, signal)
  await needReviewed(handle, request.from, { clock, signal })
  const sending = { ...toRequest(transfer), ...extrasOf(request) }
  return needTxid(await askOwner(handle.wallet, () => send(sending), signal))
}

interface Signing {
  readonly transfer: Transfer
  readonly handle: Handle
}

async function signTransfer(
  { host, esplora }: MethodDeps,
  { transfer, handle }: Signing,
  signal: AbortSignal,
): Promise<string> {
  const { account, from } = transfer
  const server = esplora(networkOf(account))
  const { psbt, inputCount } = await build(server, { transfer, handle }, signal)
  await needReviewed(handle, account, { clock: host().clock, signal })
  const inputs = Array.from({ length: inputCount }, (_, index) => ({ address: from.text, index }))
  const toSign = { psbt: base64.encode(psbt), inputs, isBroadcast: true }
  return needTxid((await signPsbt({ handle, esplora: () => server }, toSign, signal)).txid)
}

async function build(
  esplora: Esplora,
  { transfer, handle }: Omit<Signing, 'handle'> & { readonly handle: Handle | undefined },
  signal: AbortSignal,
): Promise<BuiltTransfer> {
  const { from } = transfer
  const [coins, feeRate] = await Promise.all([
    readCoins(esplora, from.text, signal),
    readFeeRate(esplora, signal),
  ])
  return buildTransfer({ ...transfer, coins, feeRate, facts: handle?.session.facts?.[from.text] })
}

function toRequest({ account, to, amount }: Transfer): SendRequest {
  const networkId: ReturnType<typeof networkOf<'bip122'>> = networkOf(account)
  return { address: addressOf(account), networkId, recipient: to.text, amount }
}

function extrasOf({ changeAddress, memo }: TransferExtras): TransferExtras {
  return { ...(changeAddress && { changeAddress }), ...(memo && { memo }) }
}

function needTxid(answer: unknown): string {
  const txid = readTxid(answer)
  if (txid === undefined) throw adapterError('wallet.malformed')
  return txid
}
