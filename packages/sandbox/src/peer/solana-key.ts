import { fromBase58, toBase58 } from '../formats/base58.ts'

/** A Solana account. */
export interface SolanaKey {
  /** Base-58. */
  readonly address: string
  /** @param message - Base-58. @returns The signature, base-58. */
  sign(message: string): Promise<string>
}

/** Makes a key of its own: nobody has put anything on it. */
export async function createSolanaKey(): Promise<SolanaKey> {
  const made = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  // Two keys come of an algorithm that signs and verifies.
  const { publicKey, privateKey } = made as CryptoKeyPair
  const address = toBase58(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  return {
    address,
    async sign(message) {
      const bytes = fromBase58(message)
      return toBase58(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes)))
    },
  }
}
