import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'

/** What every example lets the visitor sign. */
const MESSAGE = 'Hello from Latchkey'

/** What comes before the 32 bytes of a public key of ed25519. Source: RFC 8410. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Whether the signature that a page shows is that of the account, over the message of the examples.
 *
 * @param signature - Hexadecimal on EVM networks, base58 on Solana.
 */
export async function hasSigned(namespace, address, signature) {
  try {
    if (namespace === 'eip155') return await verifyMessage({ address, message: MESSAGE, signature })
    const key = Buffer.concat([ED25519_PREFIX, base58.decode(address)])
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(MESSAGE), publicKey, base58.decode(signature))
  } catch {
    // What is no signature at all is none of the account.
    return false
  }
}
