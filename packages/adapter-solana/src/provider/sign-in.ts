import { type AccountId, addressOf, LatchkeyError, lazy } from '@latchkey/core/contract'
import { keyOf } from '../address.ts'
import { readSignInText, type SignInFields, writeSignInText } from '../messages/sign-in-text.ts'
import { hasFeature, requestWallet } from '../methods/request-wallet.ts'
import { readBytes, requireSignature } from '../methods/require-bytes.ts'
import { requireAccount } from '../methods/require-reviewed.ts'
import type { Handle } from '../session-store.ts'
import type { SignInAnswer, SignInRequest } from './stable-provider.ts'

interface Request {
  readonly fields: SignInRequest
  readonly account: AccountId<'solana'>
  /** Host of the page; undefined without a page. */
  readonly host: string | undefined
}

const SIGN_IN = 'solana:signIn'

/**
 * Asks the owner of an account to sign in to this page. A wallet without `signIn` signs the same
 * text as a message. Source: docs/security.md, S17 and S19.
 *
 * @throws LatchkeyError `siwx.invalid` when the fields name another page or none, or are invalid;
 * `wallet.malformed` when another text or another key signed.
 */
export async function signIn(
  handle: Handle,
  { fields, account, host }: Request,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  const { own } = requireAccount(handle, account)
  const requested = { ...fields, domain: requireDomain(fields, host), address: addressOf(account) }
  const text = writeSignInText(requested)
  if (text === undefined) throw invalid('text')
  const message = new TextEncoder().encode(text)
  const question = hasFeature(handle.wallet, SIGN_IN)
    ? { feature: SIGN_IN, inputs: [requested] }
    : { feature: 'solana:signMessage', inputs: [{ account: own, message }] }
  const [answer] = await requestWallet(handle.wallet, question, signal)
  const signedMessage = readBytes(answer, 'signedMessage') ?? message
  const signature = requireSignature(answer)
  const isBy = await isSignedBy(requested.address, signedMessage, signature)
  if (!isBy || !isSignedText(requested, signedMessage))
    throw new LatchkeyError('wallet.malformed', {})
  return { address: requested.address, signedMessage, signature }
}

/** A page may request a sign-in only to itself. */
function requireDomain({ domain }: SignInRequest, host: string | undefined): string {
  const own = host ?? domain
  if (own === undefined || (domain !== undefined && domain !== own)) throw invalid('domain')
  return own
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
  const { verifySignature } = await lazy(() => import('../methods/verify-signature.ts')).load()
  return key !== undefined && verifySignature(signature, message, key)
}

function invalid(field: string): LatchkeyError<'siwx.invalid'> {
  return new LatchkeyError('siwx.invalid', { field })
}
