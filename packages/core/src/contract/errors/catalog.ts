import { PAY_CATALOG } from './catalog-pay.ts'
import { type Failure, PAGE_CATALOG } from './page-catalog.ts'
import { TOKEN_CATALOG } from './token-catalog.ts'
import { TRADE_CATALOG } from './trade-catalog.ts'

/**
 * The context of a failed request. `mayBeTaken` is true if a node may have accepted the request
 * although it did not answer, so that a transaction may have been sent. Absent if that is not
 * known.
 */
export interface MayBeTaken {
  readonly mayBeTaken?: boolean | undefined
}

/**
 * Every failure of every package: its code, `area.what`, its message, and whether the request may be
 * retried. What a code means and the messages that websites know never change.
 */
export const CATALOG = {
  ...PAGE_CATALOG,
  ...PAY_CATALOG,
  ...TOKEN_CATALOG,

  'view.unknown': {
    message: (c: { readonly view: string }) => `${c.view} is no view that can be opened by name`,
  },
  'namespace.unknown': {
    message: (c: { readonly namespace: string }) => `No network of this site is of ${c.namespace}`,
  },
  'terms.not-accepted': {
    message:
      'The visitor has to accept the terms first: open the modal, or call actions.terms.accept()',
  },
  'clipboard.failed': { message: 'Failed to copy', isRetryable: true },

  'caip.invalid-address': { message: 'Invalid CAIP Address' },
  'caip.invalid-account': { message: 'Invalid CAIP-10 address' },
  'network.not-found': { message: 'Network not found' },
  'network.none': { message: 'No ActiveCaipNetwork or client found' },
  'account.none': { message: 'No ActiveCaipAddress found' },
  'adapter.not-found': { message: 'Chain adapter not found' },

  'amount.invalid': {
    message: 'The amount is not a plain decimal number above zero that the network can count',
  },
  'amount.too-precise': {
    message: (c: { readonly decimals: number }) =>
      `The amount has more than ${c.decimals} decimals`,
  },
  'amount.decimals': {
    message: (c: { readonly decimals: number }) =>
      `${c.decimals} is no possible number of decimals`,
  },

  'http.status': {
    message: (c: { readonly status: number }) => `HTTP status code: ${c.status}`,
    isRetryable: true,
  },
  'http.timeout': { message: 'The server did not answer in time', isRetryable: true },
  'http.too-large': { message: 'The answer is too large' },
  'http.malformed': { message: 'The server answered with something unusable' },
  'rpc.failed': {
    message: (c: { readonly code: number } & MayBeTaken) =>
      `The node refused the request (${c.code})`,
  },
  'rpc.unavailable': {
    message: (_: MayBeTaken) => 'No node of the network could be reached',
    isRetryable: true,
  },
  'balance.unavailable': { message: 'Token Balance Unavailable', isRetryable: true },
  'activity.failed': { message: 'Failed to fetch transactions', isRetryable: true },
  'collectibles.failed': { message: 'Failed to fetch collectibles', isRetryable: true },

  'names.resolve-failed': { message: 'Error resolving name', isRetryable: true },
  'names.suggestions-failed': { message: 'Error fetching name suggestions', isRetryable: true },
  'names.reverse-failed': { message: 'Error fetching names for address', isRetryable: true },
  'names.register-failed': {
    message: (c: { readonly name: string }) => `Error registering name ${c.name}`,
    isRetryable: true,
  },
  'names.late': {
    message: (c: { readonly name: string }) =>
      `Error registering name ${c.name}: it was signed too late`,
    isRetryable: true,
  },
  'names.moved': {
    message: (
      c: Readonly<Record<'name' | 'before' | 'now', string>> & { readonly isOfEthereum: boolean },
    ) => `${c.name} has another address now (${c.now}, not ${c.before}). Nothing was sent`,
  },
  'names.unconfirmed': {
    message: (c: { readonly name: string }) =>
      `The address of ${c.name} could not be confirmed. Nothing was sent: try again`,
    isRetryable: true,
  },
  'names.refused': {
    message: (c: { readonly name: string }) =>
      `${c.name} can not be registered: names have 4 to 64 letters, digits and hyphens`,
  },
  'names.taken': { message: (c: { readonly name: string }) => `${c.name} is registered already` },
  'names.owned': {
    message: (c: { readonly name: string }) => `This account already has a name: ${c.name}`,
  },

  'wallet.missing': { message: 'The wallet is not installed any more' },
  'wallet.none': { message: 'No wallet is connected' },
  'wallet.no-accounts': { message: 'The wallet shared no account' },
  'wallet.failed': { message: 'The wallet reported an error' },
  'wallet.rejected': { message: 'Connection declined', isRetryable: true },
  'wallet.request-rejected': { message: 'Request declined', isRetryable: true },
  'wallet.busy': { message: 'The wallet already has a request open', isRetryable: true },
  'wallet.ambiguous': { message: 'Two wallets claim to be the same one' },
  'wallet.malformed': { message: 'The wallet answered with something unusable' },
  'wallet.chain-unknown': { message: 'Chain is not supported' },
  'wallet.unsupported-method': { message: 'The wallet does not support this request' },
  'wallet.unauthorized': { message: 'The wallet does not allow this request' },
  'wallet.changed': { message: 'The wallet has moved to another account or network' },
  'wallet.sent-other': { message: 'The wallet sent something else: look at it in the explorer' },

  'disconnect.failed': { message: 'Failed to disconnect' },
  'disconnect.chain-failed': {
    message: (c: { readonly chain: string }) => `Failed to disconnect chain ${c.chain}`,
  },
  'disconnect.chains-failed': { message: 'Failed to disconnect chains' },

  'transfer.dust': { message: 'The amount is smaller than the network passes on' },
  'transfer.short': {
    message: 'The account does not hold enough for the amount and the fee',
  },
  'transfer.unknown': {
    message: 'It is not known whether the wallet sent this: look there before you try again',
  },
  'transfer.unsupported-token': {
    message: 'This token has rules of its own about how much of it arrives',
  },
  'transfer.no-tokens': { message: 'Tokens cannot be sent on this network' },
  'transfer.unsupported-data': { message: 'This transfer cannot carry call data' },
  'transfer.fee-changed': {
    message: 'The network fee is higher now than what was agreed to',
    isRetryable: true,
  },
  'transfer.no-wallet': {
    message: 'The recipient is a token or a program, not a wallet: it would be lost there',
  },
  'transfer.leftover': {
    message: 'Too little would be left in the account: send everything, or leave more',
  },
  'transfer.would-fail': { message: 'The network would refuse this transfer' },

  'send.incomplete': { message: 'An amount and receiver address are required' },
  'send.no-token': { message: 'A token is required' },
  'send.unsupported-chain': { message: 'Unsupported chain' },
  'send.no-fee': {
    message: 'The account does not hold enough of the native coin for the network fee',
  },
  ...TRADE_CATALOG,

  'send.doubtful': {
    message: (c: {
      readonly doubt:
        | 'self'
        | 'zero'
        | 'token'
        | 'program'
        | 'unchecked'
        | 'lookalike'
        | 'ethereum'
        | 'fee'
    }) => `The transfer has to be confirmed (${c.doubt}): pass isConfirmed to send all the same`,
  },

  'permissions.invalid': {
    message: (c: { readonly field: string }) =>
      `The ${c.field} of a request for permissions cannot be used: see ERC-7715`,
  },

  'permissions.malformed': {
    message: (c: { readonly problems: readonly string[] }) => c.problems.join('; '),
  },
  'permissions.unsupported': {
    message: (c: { readonly what: string }) =>
      `The wallet does not say that it grants this (${c.what}): see ERC-7715`,
  },
  'permissions.no-server': {
    message: 'Smart sessions need a project id: give createLatchkey `projectId`',
  },
  'permissions.still-granted': { message: 'The wallet still lets this website see its accounts' },
  'permissions.end-failed': { message: 'It could not be ended', isRetryable: true },
  'permissions.not-ended': { message: 'The network did not end it', isRetryable: true },
  'permissions.list-failed': { message: 'Error fetching smart sessions', isRetryable: true },
  'permissions.revoke-failed': { message: 'Error revoking smart session', isRetryable: true },

  'transfer.no-adapter': {
    message:
      'This website can not send with this wallet: give createLatchkey the adapter of the network in `adapters`',
  },

  'siwx.invalid': {
    message: (c: { readonly field: string }) =>
      `The ${c.field} of a sign-in does not fit into what is signed: see ERC-4361`,
  },
  'siwx.mismatch': { message: 'The wallet signed something else than it was asked to' },
  'siwx.not-enabled': { message: 'SIWX is not enabled' },
  'siwx.not-verified': { message: 'The sign-in could not be verified' },
  'siwx.failed': {
    message: 'A problem occurred while trying initialize authentication',
    isRetryable: true,
  },
  'siwx.sign-out-failed': {
    message: 'The server could not be reached: you may still be signed in there',
    isRetryable: true,
  },
  'siwx.declined': { message: 'Signature declined', isRetryable: true },
  'siwx.smart-account': {
    message: 'This application might not support Smart Accounts',
    isRetryable: true,
  },

  'signature.no-adapter': {
    message:
      'Signatures can be verified only with the adapter of the network: give it to createLatchkey in `adapters`',
  },
  'signature.unsupported-form': {
    message: 'Signatures of this form cannot be verified: sign in the simple or the legacy form',
  },

  'relay.missing': {
    message:
      'Wallets on other devices cannot be connected: give createLatchkey `walletConnect: walletConnect()` of @latchkey/walletconnect, and as its `provider` nothing but a universal provider',
  },
  'relay.unavailable': { message: 'The relay could not be reached', isRetryable: true },
  'relay.clock': {
    message:
      'Session Expired: the time of this device seems to be wrong. Check its settings, then connect again',
    isRetryable: true,
  },
  'pairing.expired': { message: 'The connection address has expired', isRetryable: true },
  'session.ended': { message: 'Your wallet ended the connection', isRetryable: true },
  'session.expired': {
    message: 'The connection to your wallet has expired',
    isRetryable: true,
  },

  'frame.load-failed': {
    message: 'Unable to load email login dependency',
    isRetryable: true,
  },
  'frame.timeout': { message: 'Embedded Wallet Request Timed Out', isRetryable: true },
  'frame.failed': { message: 'Something went wrong', isRetryable: true },
  'frame.unset': { message: 'W3mFrame: iframe is not set' },
  'frame.parent-unset': { message: 'W3mFrame: parent is not set' },
  'frame.element-taken': {
    message: 'The page already has an element of this name: no frame was made',
  },
  'frame.method-refused': { message: 'Requested RPC call is not allowed' },
  /** The secure site words the message. */
  'frame.refused': {
    message: (c: { readonly message: string }) => c.message || 'An error occurred',
  },

  'auth.none': { message: 'Address or auth connector not found' },
  'auth.network': { message: 'Logins do not work on the networks of this website' },
  'auth.not-offered': {
    message: (c: { readonly login: string }) =>
      `The login "${c.login}" is not offered: option \`features\` or this device excludes it`,
  },
  'auth.account-type': { message: 'This website does not work with that kind of account' },
  'email.malformed': { message: 'Invalid email. Try again.', isRetryable: true },
  'email.cooldown': {
    message: (c: { readonly seconds: number }) => `Please try again after ${c.seconds} seconds`,
  },
  'social.popup-blocked': { message: 'Could not open social popup', isRetryable: true },
  'social.no-address': { message: 'Could not fetch the social redirect uri', isRetryable: true },
  'social.timeout': {
    message: 'Social login timed out. Please try again.',
    isRetryable: true,
  },
  'social.code-too-long': {
    message: 'This code is too long to be shown. Log in on a phone, or in another way.',
  },
} satisfies Readonly<Record<string, Failure>>

/** The name of a failure: `area.what`. */
export type ErrorCode = keyof typeof CATALOG

/** The context of a code, from which its message is created. */
export type ErrorContext<C extends ErrorCode> = (typeof CATALOG)[C]['message'] extends (
  context: infer T,
) => string
  ? T
  : Readonly<Record<string, never>>

/** The codes whose message needs no context. */
export type PlainErrorCode = {
  [C in ErrorCode]: (typeof CATALOG)[C]['message'] extends string ? C : never
}[ErrorCode]
