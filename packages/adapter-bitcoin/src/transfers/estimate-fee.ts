import { networkOf, type TransactionRequest, type TransferFee } from '@latchkey/core/contract'
import type { MethodDeps } from '../session-store.ts'
import { guessFee, readLargestAmount, writeTransfer } from './prepare-transfer.ts'
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
  return (await readTransferFee(deps, request, signal)).expected
}

/**
 * The fee of a transfer, and where it is built here the most that it may be: a quarter more, which is
 * taken from what would come back.
 *
 * @throws LatchkeyError as `estimateFee`.
 */
export async function readTransferFee(
  deps: MethodDeps,
  request: TransactionRequest<'bip122'>,
  signal: AbortSignal,
): Promise<TransferFee> {
  const transfer = readTransfer(request)
  const handle = deps.store.find(request.sessionId)
  const actions = await handle?.wallet.actions()
  const server = deps.esplora(networkOf(request.from))
  const isSentByWallet = handle && actions && sendsItself(handle, request.from, actions)
  if (isSentByWallet) {
    return { expected: await guessFee(server, transfer, signal), ceiling: undefined }
  }
  const facts = handle?.session.facts?.[transfer.from.text]
  const { fee, largestFee } = await writeTransfer(server, { transfer, facts }, signal)
  const quarterMore = (fee * 5n + 3n) / 4n
  return { expected: fee, ceiling: quarterMore < largestFee ? quarterMore : largestFee }
}

/** @throws LatchkeyError as `readTransfer`, `readLargestAmount`. */
export async function readLargest(
  { esplora }: MethodDeps,
  request: Pick<TransactionRequest<'bip122'>, 'from' | 'to'>,
  signal: AbortSignal,
): Promise<bigint> {
  // Any amount that the network passes on: only the addresses are read.
  const transfer = readTransfer({ ...request, amount: ANY_AMOUNT })
  return readLargestAmount(esplora(networkOf(request.from)), transfer, signal)
}

const ANY_AMOUNT = 100_000n
