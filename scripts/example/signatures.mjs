import { createPublicKey, verify } from 'node:crypto'
import { base58, base64, bech32 } from '@scure/base'
import { concat, recoverPublicKey, ripemd160, sha256, toBytes, toHex, verifyMessage } from 'viem'

/** The message that the visitor signs on every example. */
const MESSAGE = 'Hello from Latchkey'

/** The bytes before the 32 bytes of a public key of ed25519. Source: RFC 8410. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Verifies that the signature that a page shows is that of the account, over the message of the
 * examples.
 *
 * @param signature - Hexadecimal on EVM networks, that or base58 on Solana, base64 on Bitcoin.
 */
export async function hasSigned(namespace, address, signature) {
  try {
    if (namespace === 'eip155') return await verifyMessage({ address, message: MESSAGE, signature })
    if (namespace === 'bip122') return await hasSignedBitcoin(address, signature)
    const bytes = signature.startsWith('0x') ? toBytes(signature) : base58.decode(signature)
    const key = Buffer.concat([ED25519_PREFIX, base58.decode(address)])
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(MESSAGE), publicKey, bytes)
  } catch {
    // A text that is no signature at all is none of the account.
    return false
  }
}

/**
 * The first value that encodes the number of the key in the header of a P2WPKH address. Source:
 * BIP-137.
 */
const SEGWIT_HEADER = 39

/**
 * Verifies that the key that made the signature is that of the P2WPKH address. Source: BIP-137,
 * BIP-173.
 */
async function hasSignedBitcoin(address, signature) {
  const [header, ...rest] = base64.decode(signature)
  const text = `\u0018Bitcoin Signed Message:\n${String.fromCharCode(MESSAGE.length)}${MESSAGE}`
  const publicKey = await recoverPublicKey({
    hash: sha256(sha256(toBytes(text))),
    signature: concat([toHex(Uint8Array.from(rest)), toHex(27 + header - SEGWIT_HEADER)]),
  })
  const [version, ...words] = bech32.decode(address).words
  const program = toHex(bech32.fromWords(words))
  return version === 0 && program === ripemd160(sha256(compressed(toBytes(publicKey))))
}

/** The form of a key that addresses are made of. Source: SEC 1, section 2.3.3. */
function compressed(key) {
  return Uint8Array.of(2 + (key.at(-1) % 2), ...key.slice(1, 33))
}
