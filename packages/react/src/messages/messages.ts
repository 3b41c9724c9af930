import type { ErrorCode } from '@latchkey/core/contract'
import type { enAccounts } from './en/accounts.ts'
import type { enActivity } from './en/activity.ts'
import type { enAmount } from './en/amount.ts'
import type { enButtons } from './en/buttons.ts'
import type { enBuy } from './en/buy.ts'
import type { enCodes } from './en/codes.ts'
import type { enConnecting } from './en/connecting.ts'
import type { enDeposit } from './en/deposit.ts'
import type { enEmailLogins } from './en/email-logins.ts'
import type { enEmailUpdate } from './en/email-update.ts'
import type { enHelp } from './en/help.ts'
import type { enLabel } from './en/label.ts'
import type { enModal } from './en/modal.ts'
import type { enNames } from './en/names.ts'
import type { enNetworks } from './en/networks.ts'
import type { enNfts } from './en/nfts.ts'
import type { enPage } from './en/page.ts'
import type { enPay } from './en/pay.ts'
import type { enPermissions } from './en/permissions.ts'
import type { enPropose } from './en/propose.ts'
import type { enReceipt } from './en/receipt.ts'
import type { enReceive } from './en/receive.ts'
import type { enReview } from './en/review.ts'
import type { enSend } from './en/send.ts'
import type { enSettings } from './en/settings.ts'
import type { enShared } from './en/shared.ts'
import type { enSignIn } from './en/sign-in.ts'
import type { enSmartSessions } from './en/smart-sessions.ts'
import type { enSocialLogins } from './en/social-logins.ts'
import type { enSwap } from './en/swap.ts'
import type { enTokens } from './en/tokens.ts'
import type { enWallets } from './en/wallets.ts'

type English = typeof enPage &
  typeof enButtons &
  typeof enBuy &
  typeof enModal &
  typeof enAccounts &
  typeof enActivity &
  typeof enCodes &
  typeof enConnecting &
  typeof enAmount &
  typeof enDeposit &
  typeof enEmailLogins &
  typeof enEmailUpdate &
  typeof enHelp &
  typeof enLabel &
  typeof enNames &
  typeof enNetworks &
  typeof enNfts &
  typeof enPermissions &
  typeof enPay &
  typeof enPropose &
  typeof enReceive &
  typeof enReceipt &
  typeof enReview &
  typeof enSend &
  typeof enSettings &
  typeof enShared &
  typeof enSignIn &
  typeof enSmartSessions &
  typeof enSocialLogins &
  typeof enSwap &
  typeof enTokens &
  typeof enWallets

/** Names a text of the page's buttons. */
export type PageMessageKey = keyof typeof enPage | keyof typeof enButtons

/** Names a text. */
export type MessageKey = keyof English

/** One text for each way in which a language counts. Source: Unicode CLDR, plural rules. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** Names a text that counts something. */
export type PluralKey = {
  [Key in MessageKey]: English[Key] extends string ? never : Key
}[MessageKey]

/** Names a text that does not. */
export type TextKey = Exclude<MessageKey, PluralKey>

/** A text for each key; values replace the braces when it is shown. */
export type Messages = {
  readonly [Key in MessageKey]: Key extends PluralKey ? PluralForms : string
}

/** The texts of some views, or of all, without those of the buttons on the page. */
export type ViewMessages = Partial<Omit<Messages, PageMessageKey>>

/** Failures that a visitor may come to read. */
export type VisitorFailure = Extract<
  ErrorCode,
  | 'aborted'
  | 'unknown'
  | 'network.not-found'
  | 'network.switch-off'
  | 'wallet.rejected'
  | 'wallet.request-rejected'
  | 'wallet.busy'
  | 'wallet.missing'
  | 'wallet.ambiguous'
  | 'wallet.no-accounts'
  | 'wallet.malformed'
  | 'wallet.chain-unknown'
  | 'wallet.unsupported-method'
  | 'wallet.unauthorized'
  | 'wallet.disconnected'
  | 'wallet.changed'
  | 'wallet.sent-other'
  | 'wallet.failed'
  | 'wallet.none'
  | 'adapter.not-found'
  | 'rpc.unavailable'
  | 'rpc.failed'
  | 'caip.invalid-address'
  | 'amount.invalid'
  | 'token.differs'
  | 'token.unchecked'
  | 'transfer.dust'
  | 'transfer.short'
  | 'transfer.unknown'
  | 'transfer.unsupported-token'
  | 'transfer.fee-changed'
  | 'transfer.no-wallet'
  | 'transfer.leftover'
  | 'transfer.would-fail'
  | 'send.no-fee'
  | 'send.unsupported-chain'
  | 'onramp.sample'
  | 'onramp.no-price'
  | 'onramp.price-changed'
  | 'onramp.no-page'
  | 'swap.unsupported-network'
  | 'swap.no-token'
  | 'swap.no-quote'
  | 'swap.list-failed'
  | 'swap.quote-failed'
  | 'swap.no-coin-price'
  | 'swap.allowance-failed'
  | 'swap.approve-failed'
  | 'swap.build-failed'
  | 'swap.unsafe'
  | 'swap.no-exchange'
  | 'swap.price-changed'
  | 'swap.approval-lost'
  | 'http.network'
  | 'http.timeout'
  | 'balance.unavailable'
  | 'activity.failed'
  | 'names.resolve-failed'
  | 'names.suggestions-failed'
  | 'names.reverse-failed'
  | 'names.register-failed'
  | 'names.late'
  | 'names.moved'
  | 'names.unconfirmed'
  | 'names.owned'
  | 'network.chain-id'
  | 'disconnect.failed'
  | 'relay.unavailable'
  | 'relay.clock'
  | 'relay.missing'
  | 'frame.load-failed'
  | 'frame.timeout'
  | 'frame.failed'
  | 'frame.unset'
  | 'frame.element-taken'
  | 'frame.method-refused'
  | 'frame.refused'
  | 'email.cooldown'
  | 'email.malformed'
  | 'auth.none'
  | 'auth.network'
  | 'social.popup-blocked'
  | 'social.no-address'
  | 'social.timeout'
  | 'social.code-too-long'
  | 'siwx.declined'
  | 'siwx.failed'
  | 'siwx.not-verified'
  | 'siwx.sign-out-failed'
  | 'siwx.smart-account'
  | 'permissions.end-failed'
  | 'permissions.still-granted'
  | 'permissions.not-ended'
  | 'permissions.list-failed'
  | 'permissions.revoke-failed'
  | 'session.ended'
  | 'session.expired'
>

/** Key of a failure's text. In English the failure's own message is the fallback for most. */
export type FailureKey = `failure.${VisitorFailure}`

/** All texts of a language other than English. */
export type Translation = Messages & { readonly [Key in FailureKey]: string }

/** The site's own texts, by key; the others do not change. One text is used for every plural form. */
export type Strings = { readonly [Key in MessageKey | FailureKey]?: string }

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values that a text needs: one for each name in its braces. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in NamesIn<English[Key]>]: string
}

/** The values as further arguments: none when the text has no braces. */
export type ValuesOf<Key extends MessageKey> =
  Record<string, never> extends MessageValues<Key> ? [] : [values: MessageValues<Key>]
