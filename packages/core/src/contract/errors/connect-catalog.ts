import type { Failure } from './page-catalog.ts'

/**
 * The context of a failed request. `mayBeTaken` is true if a node may have accepted the request
 * although it did not answer, so that a transaction may have been sent. Absent if that is not
 * known.
 */
export interface MayBeTaken {
  readonly mayBeTaken?: boolean | undefined
}

/**
 * Failures that a visitor can meet before anything of an account is loaded: of wallets, networks, servers, sign-ins.
 * They come with the core.
 */
export const CONNECT_CATALOG = {
  'view.unknown': {
    message: (c: { readonly view: string }) => `${c.view} is no view that can be opened by name`,
  },
  'wallet.unknown': {
    message: (c: { readonly wallet: string }) =>
      `${c.wallet} is no wallet that this website offers`,
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
  'network.switch-off': {
    message: 'This website does not switch networks: choose the network in your wallet',
  },
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
  'disconnect.failed': { message: 'Failed to disconnect' },
  'disconnect.chain-failed': {
    message: (c: { readonly chain: string }) => `Failed to disconnect chain ${c.chain}`,
  },
  'disconnect.chains-failed': { message: 'Failed to disconnect chains' },
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
  'siwx.not-verified': { message: 'The sign-in could not be verified', isRetryable: true },
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
  'auth.none': { message: 'Address or auth connector not found' },
  'auth.not-offered': {
    message: (c: { readonly login: string }) =>
      `The login "${c.login}" is not offered: option \`features\` or this device excludes it`,
  },
  'auth.account-type': { message: 'This website does not work with that kind of account' },
} satisfies Readonly<Record<string, Failure>>
