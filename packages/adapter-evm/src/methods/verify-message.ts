import { type AccountId, addressOf, type NodeReader } from '@latchkey/core/contract'
import { hashMessage, recoverAddress } from 'viem/utils'
import { isContractSignature, isUndeployedSignature } from './contract-signature.ts'

/** A text, its signature, and the account that claims to have signed it. */
export interface Claim {
  readonly account: AccountId<'eip155'>
  readonly text: string
  readonly signature: string
}

/** Longer than any signature of a key or a contract. */
const MAX_SIGNATURE_LENGTH = 100_000
/** The suffix of a signature by a contract that is not deployed yet. Source: ERC-6492. */
const UNDEPLOYED = '6492'.repeat(16)

/** Half of the curve's order: a larger `s` is the same signature in another form. Source: EIP-2. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Resolves with true if an account signed a text: with its key, by its contract, or by a contract
 * that is not deployed yet. Source: docs/security.md, S19.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` when it could not be checked.
 */
export async function verifyMessage(
  nodes: NodeReader,
  { account, text, signature }: Claim,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isBytes(signature)) return false
  const hash = hashMessage(text)
  const question = { account, hash, signature }
  if (signature.endsWith(UNDEPLOYED)) {
    return isUndeployedSignature(nodes, question, signal)
  }
  const signer = await recoverSigner(hash, signature)
  if (signer?.toLowerCase() === addressOf(account).toLowerCase()) return true
  return isContractSignature(nodes, question, signal)
}

function isBytes(text: string): text is `0x${string}` {
  return text.length <= MAX_SIGNATURE_LENGTH && /^0x(?:[0-9a-f]{2})+$/i.test(text)
}

/**
 * The address whose key made a signature of `hash`.
 *
 * @returns undefined for anything but a plain signature in canonical form.
 */
async function recoverSigner(
  hash: `0x${string}`,
  signature: `0x${string}`,
): Promise<string | undefined> {
  const isPlain = signature.length === 132 && BigInt(`0x${signature.slice(66, 130)}`) <= HALF_ORDER
  if (!isPlain) return undefined
  try {
    return await recoverAddress({ hash, signature })
  } catch {
    // The signature is not a point of the curve, so that it has no signer.
    return undefined
  }
}
