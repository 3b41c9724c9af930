import { schnorr } from '@noble/curves/secp256k1.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinTransaction } from '../transaction/transaction.ts'

/** The hash of a text that is signed. Source: BIP-322. */
export function messageHash(text: string): Uint8Array {
  return schnorr.utils.taggedHash('BIP0322-signed-message', utf8ToBytes(text))
}

/**
 * The virtual transaction of a text: a signature of the text is a signature that spends it. Source:
 * BIP-322.
 *
 * @param script - The script of the address.
 */
export function toSpend(text: string, script: Uint8Array): BitcoinTransaction {
  const input = {
    txid: new Uint8Array(32),
    index: 0xffff_ffff,
    script: Uint8Array.of(0x00, 0x20, ...messageHash(text)),
    sequence: 0,
    witness: [],
  }
  return { version: 0, inputs: [input], outputs: [{ amount: 0n, script }], lockTime: 0 }
}

/**
 * The virtual transaction that spends `toSpend`, with a signature of the simple form. Source:
 * BIP-322.
 */
export function toSign(txid: Uint8Array, witness: readonly Uint8Array[]): BitcoinTransaction {
  const input = { txid, index: 0, script: new Uint8Array(), sequence: 0, witness }
  return { version: 0, inputs: [input], outputs: [{ amount: 0n, script: NOWHERE }], lockTime: 0 }
}

/** The script of an output that can't be spent. */
const NOWHERE = Uint8Array.of(0x6a)
