import { type AccountId, addressOf } from '@latchkey/core/contract'
import { keyOf } from '../address.ts'
import { decodeSignature } from '../encoding.ts'
import { verifySignature } from './verify-signature.ts'

/** A text, its signature, and the account that claims to have signed it. */
interface Claim {
  readonly account: AccountId<'solana'>
  readonly text: string
  /** Base 58. */
  readonly signature: string
}

/** Verifies that the key of an account signed a text, by strict rules. */
export function verifyMessage({ account, text, signature }: Claim): boolean {
  const key = keyOf(addressOf(account))
  const bytes = decodeSignature(signature)
  if (key === undefined || bytes === undefined) return false
  return verifySignature(bytes, new TextEncoder().encode(text), key)
}
