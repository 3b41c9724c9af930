import { isLatchkeyError, LatchkeyError, throwIfAborted } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { sameBytes } from '../bytes/hashes.ts'
import type { Esplora } from '../esplora/esplora.ts'

/** Whatever a wallet has signed is sent as it is. */
const ANYTHING = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  allowUnknown: true,
  allowLegacyWitnessUtxo: true,
  disableScriptCheck: true,
}

/** A transaction before and after it was signed; both in PSBT form, base64. */
export interface Signed {
  readonly asked: string
  readonly signed: string
}

/**
 * Sends what a wallet has signed: once. Whoever stops waiting stops it only before it leaves: after
 * that its id is all that is left of it. Source: docs/security.md, S34.
 *
 * @returns The id of the transaction. Where nobody says what became of it, it may be under way all the
 * same: then it is pending. Source: docs/security.md, S35.
 * @throws LatchkeyError `wallet.malformed` when a signature is missing, or when something else was
 * signed than was asked for; `rpc.failed` when the network refused it; `aborted`.
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
    // A server refuses what it has already, from the wallet itself or from somebody else.
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
    // What nobody can tell leaves the refusal as it is.
    return false
  }
}

function finish({ asked, signed }: Signed): Pick<Transaction, 'id' | 'hex'> {
  try {
    const transaction = read(signed)
    if (!sameBytes(transaction.unsignedTx, read(asked).unsignedTx)) {
      throw new LatchkeyError('wallet.malformed', {})
    }
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

/** Some wallets finish the inputs that they sign, and only those. */
function finishInputs(transaction: Transaction): void {
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
    const isFinal = finalScriptSig !== undefined || finalScriptWitness !== undefined
    if (!isFinal) transaction.finalizeIdx(index)
  }
}
