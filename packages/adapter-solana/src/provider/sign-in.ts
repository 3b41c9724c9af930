import { type AccountId, adapterError, addressOf } from '@latchkey/core/contract'
import { askOwner, hasFeature } from '../methods/ask-owner.ts'
import { needAccount } from '../methods/need-account.ts'
import { needSignature, readBytes } from '../methods/need-bytes.ts'
import type { Handle } from '../sessions/session-deps.ts'
import { readSignInText, type SignInFields, writeSignInText } from '../sign-in/sign-in-text.ts'
import type { SignInAnswer } from './stable-provider.ts'

interface Request {
  readonly fields: SignInFields
  readonly account: AccountId<'solana'>
}

const SIGN_IN = 'solana:signIn'

/**
 * Has the owner of an account sign in; a wallet without a way of its own signs the same text as any
 * other.
 *
 * @throws LatchkeyError `wallet.malformed` when it signed something else than it was asked to.
 */
export async function signIn(
  handle: Handle,
  { fields, account }: Request,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  const { own } = needAccount(handle, account)
  const asked = { ...fields, address: addressOf(account) }
  const text = writeSignInText(asked)
  if (text === undefined) throw adapterError('wallet.malformed')
  const isOwnWay = hasFeature(handle.wallet, SIGN_IN)
  const message = new TextEncoder().encode(text)
  const question = isOwnWay
    ? { feature: SIGN_IN, inputs: [asked] }
    : { feature: 'solana:signMessage', inputs: [{ account: own, message }] }
  const [answer] = await askOwner(handle.wallet, question, signal)
  const signedMessage = readBytes(answer, 'signedMessage') ?? message
  const signed = readSignInText(new TextDecoder().decode(signedMessage))
  // A wallet may add what was left open, and may change nothing.
  const isAsked = Object.entries(asked).every(
    ([name, value]) =>
      value === undefined || String(value) === String(Reflect.get(Object(signed), name)),
  )
  if (!isAsked) throw adapterError('wallet.malformed')
  return { address: addressOf(account), signedMessage, signature: needSignature(answer) }
}
