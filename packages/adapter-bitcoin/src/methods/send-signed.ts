import { isLatchkeyError, LatchkeyError, throwIfAborted } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { sameBytes } from '../bytes/hashes.ts'
import type { Esplora } from '../esplora/esplora.ts'
import { requireWhole } from './require-whole.ts'

/** A signed transaction is sent unchanged, with unknown parts. */
const ANYTHING = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  allowUnknown: true,
  allowLegacyWitnessUtxo: true,
  disableScriptCheck: true,
}

/** A transaction before and after signing; both as PSBT in base64. */
export interface Signed {
  readonly requested: string
  readonly signed: string
}

/**
 * Sends a signed transaction, once. An abort stops it only before sending. Source:
 * docs/security.md, S34.
 *
 * @returns The id of the transaction. If the result is unknown the transaction counts as pending.
 * Source: docs/security.md, S35.
 * @throws LatchkeyError `wallet.malformed` when a signature is missing or covers less than the whole, or
 * when the wallet signed another transaction; `rpc.failed` when the network refused it; `aborted`.
 */
export async function sendSigned(
  esplora: Esplora,
  transaction: Signed,
  signal: AbortSignal,
): Promise<string> {
  const { id, hex } = finish(transaction)
  throwIfAborted(signal)
  const toTheEnd = new AbortController().signal
  try {
    await esplora.write('/tx', hex, toTheEnd)
  } catch (thrown) {
    // A server refuses a transaction that the network has already, for example from the wallet
    // itself.
    const isRefused = !isLatchkeyError(thrown, 'rpc.unavailable')
    if (isRefused && !(await isKnown(esplora, id, toTheEnd))) throw thrown
  }
  return id
}

async function isKnown(esplora: Esplora, id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await esplora.read(`/tx/${id}`, signal)
    return true
  } catch {
    // Without an answer the refusal counts.
    return false
  }
}

function finish({ requested, signed }: Signed): Pick<Transaction, 'id' | 'hex'> {
  try {
    const transaction = read(signed)
    const asked = read(requested)
    if (!sameBytes(transaction.unsignedTx, asked.unsignedTx)) {
      throw new LatchkeyError('wallet.malformed', {})
    }
    requireWhole(transaction, asked)
    finishInputs(transaction)
    const { id, hex } = transaction
    return { id, hex }
  } catch (cause) {
    throw new LatchkeyError('wallet.malformed', {}, { cause })
  }
}

function read(psbt: string): Transaction {
  return Transaction.fromPSBT(base64.decode(psbt), ANYTHING)
}

/** Some wallets finalize the inputs that they sign, and only those. */
function finishInputs(transaction: Transaction): void {
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
    const isFinal = finalScriptSig !== undefined || finalScriptWitness !== undefined
    if (!isFinal) transaction.finalizeIdx(index)
  }
}
