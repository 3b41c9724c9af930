import { adapterError, isLatchkeyError } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer/transaction.js'
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

/**
 * Sends what a wallet has signed: once. Source: security rule S34.
 *
 * @param signed - In PSBT form, base64.
 * @returns The id of the transaction. Where nobody says what became of it, it may be under way all the
 * same: then it is pending. Source: security rule S35.
 * @throws LatchkeyError `wallet.malformed` when a signature is missing, `rpc.failed` when the network
 * refused it.
 */
export async function sendSigned(
  esplora: Esplora,
  signed: string,
  signal: AbortSignal,
): Promise<string> {
  const { id, hex } = finish(signed)
  try {
    await esplora.write('/tx', hex, signal)
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'rpc.unavailable')) throw thrown
  }
  return id
}

function finish(signed: string): Pick<Transaction, 'id' | 'hex'> {
  try {
    const transaction = Transaction.fromPSBT(base64.decode(signed), ANYTHING)
    if (!transaction.isFinal) transaction.finalize()
    const { id, hex } = transaction
    return { id, hex }
  } catch (cause) {
    throw adapterError('wallet.malformed', { cause })
  }
}
