import { LatchkeyError, lazy } from '@latchkey/core/contract'
import { keyOf } from '../address.ts'
import { readSignInText, type SignInFields } from '../messages/sign-in-text.ts'
import { bytesOf } from './answer-bytes.ts'
import { partOf, requireSignature } from './require-bytes.ts'

/** The text and the signature that a wallet returned. */
export interface SignedText {
  /** The text, in UTF-8. */
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/**
 * Reads a wallet's answer to a sign-in.
 *
 * @param requested - The fields that the text has to contain, with the address that signs.
 * @param message - What was to be signed, for wallets that do not repeat it.
 * @throws LatchkeyError `wallet.malformed` when another text or another key signed. Source:
 * docs/security.md, S17 and S19.
 */
export async function requireSignedText(
  answer: unknown,
  requested: SignInFields,
  message?: Uint8Array,
): Promise<SignedText> {
  const signed = partOf(answer, 'signedMessage')
  const isAsked = (bytes: Uint8Array): boolean => isSignedText(requested, bytes)
  const signedMessage = bytesOf(signed, isAsked) ?? textOf(signed) ?? message
  const signature = requireSignature(answer)
  const isRight =
    signedMessage !== undefined &&
    isAsked(signedMessage) &&
    (await isSignedBy(requested.address, signedMessage, signature))
  if (!isRight) throw new LatchkeyError('wallet.malformed', {})
  return { signedMessage, signature }
}

/** The text itself, from wallets that do not encode it. */
function textOf(signed: unknown): Uint8Array | undefined {
  return typeof signed === 'string' ? new TextEncoder().encode(signed) : undefined
}

/** A wallet may add missing fields and must not change any. */
function isSignedText(requested: SignInFields, signedMessage: Uint8Array): boolean {
  const signed = readSignInText(new TextDecoder().decode(signedMessage))
  return Object.entries(requested).every(
    ([name, value]) =>
      value === undefined || String(value) === String(Reflect.get(Object(signed), name)),
  )
}

async function isSignedBy(
  address: string,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const key = keyOf(address)
  const { verifySignature } = await lazy(() => import('./verify-signature.ts')).load()
  return key !== undefined && verifySignature(signature, message, key)
}
