import type { OtherRules, SiwxMessage, SiwxMessageData } from '../contract/index.ts'
import { type AccountId, addressOf, isSameAddress, networkOf } from '../contract/index.ts'
import type { SignInMessage, SignInWarning } from '../store/state/sign-in.ts'
import { isDomainOfPage, isOfPage } from './grammar.ts'
import { isInTime } from './judge-session.ts'
import { readSignInText } from './sign-in-text.ts'

/** The facts that a message is compared with. */
export interface MessageFacts {
  /** The account that is to sign. */
  readonly account: AccountId
  /** The page's origin. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly nowMs: number
  /** The rules of namespaces that only adapters know. */
  readonly rules?: OtherRules | undefined
}

/**
 * Describes a message for the visitor: what its text says, and what of it is not of this page, this
 * account or this time. A website's own messages may have any text.
 */
export function describeMessage(message: SiwxMessage, facts: MessageFacts): SignInMessage {
  const text = message.toString()
  const read = readSignInText(text, facts.rules)
  const { domain, accountAddress, chainId, statement, expirationTime } = read ?? message
  const warnings = warningsOf(read ?? message, facts)
  // A text without the page and the account does not say what its fields say.
  const isSaid = read !== undefined || [domain, accountAddress].every((each) => text.includes(each))
  return {
    pageHost: new URL(facts.origin).host,
    text,
    domain,
    address: accountAddress,
    networkId: chainId,
    statement,
    expirationTime,
    warnings: isSaid ? warnings : ['text', ...warnings],
  }
}

function warningsOf(
  data: SiwxMessageData,
  { account, origin, nowMs }: MessageFacts,
): readonly SignInWarning[] {
  const { uri, accountAddress, chainId } = data
  const rules: readonly (readonly [SignInWarning, boolean])[] = [
    ['domain', isOfPage(uri, origin) && isDomainOfPage(data, origin)],
    ['address', isSameAddress(accountAddress, addressOf(account))],
    ['network', chainId === networkOf(account)],
    ['time', isInTime(data, nowMs)],
  ]
  return rules.filter(([, isRight]) => !isRight).map(([warning]) => warning)
}
