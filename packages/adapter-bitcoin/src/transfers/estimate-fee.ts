import { networkOf, type TransactionRequest } from '@latchkey/core/contract'
import type { MethodDeps } from '../session-store.ts'
import { guessFee, writeTransfer } from './prepare-transfer.ts'
import { readTransfer } from './read-transfer.ts'
import { sendsItself } from './sends-itself.ts'

/**
 * The fee of a transfer, in satoshis: exact if the transfer is built here, an estimate if the
 * wallet builds it.
 *
 * @throws LatchkeyError as `readTransfer`, `writeTransfer`, `guessFee`.
 */
export async function estimateFee(
  deps: MethodDeps,
  request: TransactionRequest<'bip122'>,
  signal: AbortSignal,
): Promise<bigint> {
  const transfer = readTransfer(request)
  const handle = deps.store.find(request.sessionId)
  const actions = await handle?.wallet.actions()
  const server = deps.esplora(networkOf(request.from))
  const isSentByWallet = handle && actions && sendsItself(handle, request.from, actions)
  if (isSentByWallet) return guessFee(server, transfer, signal)
  const facts = handle?.session.facts?.[transfer.from.text]
  return (await writeTransfer(server, { transfer, facts }, signal)).fee
}
