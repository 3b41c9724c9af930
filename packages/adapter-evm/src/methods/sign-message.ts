import type { SignRequest } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'
import { askOwner } from './ask-owner.ts'
import { needAccount } from './need-account.ts'
import { needSignature } from './need-hex.ts'

/**
 * Has a text signed. Source: EIP-191.
 *
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized`, `wallet.malformed`, …
 */
export async function signMessage(
  handle: Handle,
  { account, text }: SignRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  const params = [toHex(text), needAccount(handle, account)]
  return needSignature(await askOwner(handle.provider, { method: 'personal_sign', params }, signal))
}

/** Some wallets take a text that looks like hex for bytes: every text goes as bytes. */
function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
