const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

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

/** @throws RangeError for a text with other digits. */
export function fromBase58(text: string): Uint8Array<ArrayBuffer> {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  let value = 0n
  for (const digit of text) {
    const at = ALPHABET.indexOf(digit)
    if (at < 0) throw new RangeError('This is no base-58 text.')
    value = value * 58n + BigInt(at)
  }
  const hex = value === 0n ? '' : value.toString(16)
  const even = hex.padStart(hex.length + (hex.length % 2), '0')
  const pairs = even.match(/../g) ?? []
  return Uint8Array.from([...Array(zeros).fill(0), ...pairs.map((pair) => parseInt(pair, 16))])
}

/** Bytes as base-58. */
export function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
