import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { withSignature } from '../transaction/read-transaction.ts'

/** A key that signs like a wallet. */
export interface TestKey {
  readonly address: string
  readonly publicKey: Uint8Array
  signMessage(message: Uint8Array): Uint8Array
  /** Signs a transaction in its place. */
  signTransaction(transaction: Uint8Array): Uint8Array
}

/** Creates the nth key of the tests, always the same. */
export function aKey(nth: number): TestKey {
  return keyOf(new Uint8Array(32).fill(nth))
}

/** Creates a key from its secret, 32 bytes. */
export function keyOf(secret: Uint8Array): TestKey {
  const publicKey = ed25519.getPublicKey(secret)
  const address = base58.encode(publicKey)
  return {
    address,
    publicKey,
    signMessage: (message) => ed25519.sign(message, secret),
    signTransaction(transaction) {
      const signers = transaction[0] ?? 0
      const signature = ed25519.sign(transaction.slice(1 + 64 * signers), secret)
      return withSignature(transaction, address, signature) ?? transaction
    },
  }
}
