import type { SiwxHost, SiwxMessage, SiwxMessageData, SiwxMessageInput } from '../contract/index.ts'
import { LatchkeyError } from '../contract/index.ts'
import { withChecksum } from '../rpc/checksum-address.ts'
import { isOfPage } from './grammar.ts'
import { signInRulesOf } from './message-rules.ts'
import { writeSignInText } from './sign-in-text.ts'

/** How long a sign-in lasts by default, in milliseconds: a week. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000

/** The website's parts of the messages that its visitors sign. */
export interface SiwxMessenger {
  /** A sentence for the visitor; on `eip155` in letters, digits and signs of ASCII. */
  readonly statement?: string
  /** An address of the page; default: its origin. */
  readonly uri?: string
  /** Addresses that the visitor agrees to, such as terms of use. */
  readonly resources?: readonly string[]
  readonly requestId?: string
  /** How long a sign-in lasts, in milliseconds; default: a week. */
  readonly expiresInMs?: number
  /** Gives the nonce, for example one of the website's server; default: 128 random bits. */
  getNonce?(input: SiwxMessageInput): Promise<string>
}

/**
 * Creates the message of a sign-in to this page.
 *
 * @throws LatchkeyError `siwx.invalid` when a value can't be in the text as it is, or names another page.
 */
export async function createMessage(
  host: SiwxHost,
  messenger: SiwxMessenger,
  input: SiwxMessageInput,
): Promise<SiwxMessage> {
  const {
    statement,
    uri = host.origin,
    resources,
    requestId,
    expiresInMs = LIFETIME_MS,
  } = messenger
  const nonce = (await messenger.getNonce?.(input)) ?? host.randomId()
  if (!isOfPage(uri, host.origin)) throw new LatchkeyError('siwx.invalid', { field: 'uri' })
  const nowMs = host.now()
  const { chainId, notBefore } = input
  const hasChecksum = signInRulesOf(chainId, host.rules ?? {})?.form === 'erc-4361'
  const accountAddress = hasChecksum ? withChecksum(input.accountAddress) : input.accountAddress
  const data: SiwxMessageData = {
    accountAddress,
    chainId,
    domain: new URL(host.origin).host,
    uri,
    version: '1',
    nonce,
    issuedAt: new Date(nowMs).toISOString(),
    expirationTime: new Date(nowMs + expiresInMs).toISOString(),
    ...(notBefore !== undefined && { notBefore }),
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources }),
    ...(requestId !== undefined && { requestId }),
  }
  const text = writeSignInText(data, host.rules)
  return { ...data, toString: () => text }
}
