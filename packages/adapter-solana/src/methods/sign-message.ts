import { LatchkeyError, type SignRequest } from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import type { Handle } from '../session-store.ts'
import { requestWallet } from './request-wallet.ts'
import { readBytes, requireSignature } from './require-bytes.ts'
import { requireAccount } from './require-reviewed.ts'

/**
 * Asks the wallet to sign a text.
 *
 * @returns The signature in base 58.
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized`, `wallet.malformed`, …
 */
export async function signMessage(
  handle: Handle,
  { account, text }: SignRequest<'solana'>,
  signal: AbortSignal,
): Promise<string> {
  const message = new TextEncoder().encode(text)
  const inputs = [{ account: requireAccount(handle, account).own, message }]
  const [answer] = await requestWallet(handle, { feature: 'solana:signMessage', inputs }, signal)
  const signature = requireSignature(answer)
  const signed = readBytes(answer, 'signedMessage')
  // A wallet may wrap the text before signing; such a signature does not verify for the text.
  if (signed !== undefined && String(signed) !== String(message)) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return base58.encode(signature)
}
