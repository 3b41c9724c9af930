import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { hexToBytes } from 'viem/utils'
import { readSolanaTransaction } from '../../formats/solana-transaction.ts'
import type { Hex } from '../eip1193.ts'
import { invalidParams } from '../provider-error.ts'

/** A Solana key, able to sign. */
export interface SolanaSigner {
  /** Base-58. */
  readonly address: string
  readonly publicKey: Uint8Array
  signMessage(message: Uint8Array): Uint8Array
  /**
   * Puts the key's signature where the transaction has a place for it.
   *
   * @throws ProviderError -32602 where it has none, or is not a transaction.
   */
  signTransaction(transaction: Uint8Array): Uint8Array
}

/** @param privateKey - 32 bytes, the seed of an Ed25519 key. */
export function createSolanaSigner(privateKey: Hex): SolanaSigner {
  const secret = hexToBytes(privateKey)
  const publicKey = ed25519.getPublicKey(secret)
  return {
    address: base58.encode(publicKey),
    publicKey,
    signMessage: (message) => ed25519.sign(message, secret),
    signTransaction(transaction) {
      const { message, signers, signaturesAt } = read(transaction)
      const place = signers.findIndex((signer) =>
        signer.every((byte, at) => byte === publicKey[at]),
      )
      if (place < 0) throw invalidParams('This transaction is not for this account.')
      const signed = transaction.slice()
      signed.set(ed25519.sign(message, secret), signaturesAt + place * SIGNATURE_BYTES)
      return signed
    },
  }
}

const SIGNATURE_BYTES = 64

function read(transaction: Uint8Array) {
  try {
    return readSolanaTransaction(transaction)
  } catch {
    throw invalidParams('This is not a Solana transaction.')
  }
}
