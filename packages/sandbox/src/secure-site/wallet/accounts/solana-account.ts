import { SiteError } from '@latchkey/frame/site'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { readSolanaTransaction } from './solana-transaction.ts'

/** A Solana key, able to sign. */
export interface SolanaAccount {
  /** Base-58. */
  readonly address: string
  signMessage(message: Uint8Array): Uint8Array
  /**
   * Puts the key's signature where the transaction has a place for it.
   *
   * @throws SiteError where it has none, or is not a transaction.
   */
  signTransaction(transaction: Uint8Array): Uint8Array
}

/** @param secret - 32 bytes. */
export function createSolanaAccount(secret: Uint8Array): SolanaAccount {
  const publicKey = ed25519.getPublicKey(secret)
  return {
    address: base58.encode(publicKey),
    signMessage: (message) => ed25519.sign(message, secret),
    signTransaction(transaction) {
      const { message, signers, signaturesAt } = readSolanaTransaction(transaction)
      const place = signers.findIndex((signer) =>
        signer.every((byte, at) => byte === publicKey[at]),
      )
      if (place < 0) throw new SiteError('This transaction is not for this account')
      const signed = transaction.slice()
      signed.set(ed25519.sign(message, secret), signaturesAt + place * SIGNATURE_BYTES)
      return signed
    },
  }
}

const SIGNATURE_BYTES = 64
