import { loadPart } from '@latchkey/core/adapter'
import { type AccountId, addressOf, type NodeReader } from '@latchkey/core/contract'

/** A text, and who is said to have signed it. */
export interface Claim {
  readonly account: AccountId<'eip155'>
  readonly text: string
  readonly signature: string
}

/** More than any key or contract needs. */
const MAX_SIGNATURE_LENGTH = 100_000
/** How the signature of a contract that is not deployed yet ends. Source: ERC-6492. */
const UNDEPLOYED = '6492'.repeat(16)

/**
 * Whether a text was signed by an account: by its key, by its contract, or by the contract it will
 * have. Source: security rule S19.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` when it could not be checked.
 */
export async function verifyMessage(
  nodes: NodeReader,
  { account, text, signature }: Claim,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isBytes(signature)) return false
  const { hashText, recoverSigner } = await loadPart(import('./recover-signer.ts'))
  const hash = hashText(text)
  const question = { account, hash, signature }
  if (signature.endsWith(UNDEPLOYED)) {
    const { isUndeployedSignature } = await loadContractCalls()
    return isUndeployedSignature(nodes, question, signal)
  }
  const signer = await recoverSigner(hash, signature)
  if (signer?.toLowerCase() === addressOf(account).toLowerCase()) return true
  const { isContractSignature } = await loadContractCalls()
  return isContractSignature(nodes, question, signal)
}

/** Most accounts have no contract. */
function loadContractCalls(): Promise<typeof import('./contract-signature.ts')> {
  return loadPart(import('./contract-signature.ts'))
}

function isBytes(text: string): text is `0x${string}` {
  return text.length <= MAX_SIGNATURE_LENGTH && /^0x(?:[0-9a-f]{2})+$/i.test(text)
}
