import type { SeededBitcoinKey } from '@latchkey/sandbox'
import { p2wpkh, Transaction } from '@scure/btc-signer'

/** In satoshis. */
const FEE = 1_000n

/** The parties of a transfer. */
interface Parties {
  readonly from: SeededBitcoinKey
  readonly to: SeededBitcoinKey
}

/**
 * A transaction that sends one coin to another account, for its owner to sign.
 *
 * @param restUrl - Where the chain's REST is.
 * @returns Base64 of a PSBT.
 */
export async function unsignedTransfer(restUrl: string, { from, to }: Parties): Promise<string> {
  const response = await fetch(`${restUrl}/address/${from.address}/utxo`)
  const [coin] = await response.json()
  const { txid, vout: index, value } = Object(coin)
  const amount = BigInt(value)
  const transaction = new Transaction()
  transaction.addInput({ txid, index, witnessUtxo: { script: scriptOf(from), amount } })
  transaction.addOutput({ script: scriptOf(to), amount: amount - FEE })
  return Buffer.from(transaction.toPSBT()).toString('base64')
}

function scriptOf({ publicKey }: SeededBitcoinKey): Uint8Array {
  return p2wpkh(new Uint8Array(Buffer.from(publicKey, 'hex'))).script
}
