import { hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer/payment.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import type { TestKey } from './a-key.ts'

/** An unsigned transaction that spends one coin of each key, to the first key. */
export function aTransaction(keys: readonly TestKey[]): Transaction {
  const transaction = new Transaction()
  const scripts = keys.map(({ publicKey }) => p2wpkh(hexToBytes(publicKey)).script)
  for (const [index, script] of scripts.entries()) {
    const witnessUtxo = { script, amount: 10_000n }
    transaction.addInput({ txid: 'cd'.repeat(32), index, witnessUtxo })
  }
  const [script = new Uint8Array()] = scripts
  transaction.addOutput({ script, amount: 9_000n * BigInt(keys.length) })
  return transaction
}

/** The same transaction as PSBT in base64. */
export function aPsbt(keys: readonly TestKey[]): string {
  return base64.encode(aTransaction(keys).toPSBT())
}
