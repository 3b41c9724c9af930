import { type AccountId, addressOf, LatchkeyError } from '@latchkey/core/contract'
import { writeSignInText } from '../messages/sign-in-text.ts'
import { hasFeature, requestWallet } from '../methods/request-wallet.ts'
import { requireAccount } from '../methods/require-reviewed.ts'
import { requireSignedText } from '../methods/sign-in-answer.ts'
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
  const [answer] = await requestWallet(handle, question, signal)
  return { address: requested.address, ...(await requireSignedText(answer, requested, message)) }
}

/** A page may request a sign-in only to itself. */
function requireDomain({ domain }: SignInRequest, host: string | undefined): string {
  const own = host ?? domain
  if (own === undefined || (domain !== undefined && domain !== own)) throw invalid('domain')
  return own
}

function invalid(field: string): LatchkeyError<'siwx.invalid'> {
  return new LatchkeyError('siwx.invalid', { field })
}
