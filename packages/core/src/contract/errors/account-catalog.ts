import type { Failure } from './page-catalog.ts'
import { PAY_CATALOG } from './pay-catalog.ts'
import { TOKEN_CATALOG } from './token-catalog.ts'
import { TRADE_CATALOG } from './trade-catalog.ts'

/** Failures of what acts on an account. They come with it. */
export const ACCOUNT_CATALOG = {
  ...PAY_CATALOG,
  ...TOKEN_CATALOG,
  ...TRADE_CATALOG,

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
  'wallet.sent-other': { message: 'The wallet sent something else: look at it in the explorer' },
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
  'permissions.off': {
    message: 'No smart session can be granted: the option features.smartSessions is off',
  },
  'permissions.no-server': {
    message: 'Smart sessions need a project id: give createLatchkey `projectId`',
  },
  'permissions.still-granted': { message: 'The wallet still lets this website see its accounts' },
  'permissions.end-failed': { message: 'It could not be ended', isRetryable: true },
  'permissions.not-ended': { message: 'The network did not end it', isRetryable: true },
  'permissions.list-failed': { message: 'Error fetching smart sessions', isRetryable: true },
  'permissions.revoke-failed': { message: 'Error revoking smart session', isRetryable: true },
} satisfies Readonly<Record<string, Failure>>
