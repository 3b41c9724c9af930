import { hashMessage, recoverAddress } from 'viem/utils'

/** Half of the curve's order: a larger s is the same signature in another form. Source: EIP-2. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** The hash that is signed for a text, `0x…`. Source: EIP-191. */
export function hashText(text: string): `0x${string}` {
  return hashMessage(text)
}

/**
 * The address whose key made a signature of `hash`.
 *
 * @returns undefined for anything but a plain signature in its one accepted form.
 */
export async function recoverSigner(
  hash: `0x${string}`,
  signature: `0x${string}`,
): Promise<string | undefined> {
  const isPlain = signature.length === 132 && BigInt(`0x${signature.slice(66, 130)}`) <= HALF_ORDER
  if (!isPlain) return undefined
  try {
    return await recoverAddress({ hash, signature })
  } catch {
    // No point of the curve belongs to it: nobody signed.
    return undefined
  }
}
