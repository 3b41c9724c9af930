import type { Catalog } from './describe.ts'

/**
 * Failures that adapters meet, and the core with them once a wallet is asked, as in `CATALOG`. They
 * are on their own, so that a page does not load the words for what comes later.
 */
export const ADAPTER_CATALOG = {
  'caip.invalid-address': 'Invalid CAIP Address',
  'adapter.unprepared': 'Wait for the `prepare` of an adapter before you start it',
  'amount.invalid': 'The amount is not a plain decimal number',
  'http.malformed': 'The server answered with something unusable',
  'wallet.no-accounts': 'The wallet shared no account',
  'wallet.failed': 'The wallet reported an error',
  'wallet.rejected': 'Connection declined',
  'wallet.request-rejected': 'Request declined',
  'wallet.busy': 'The wallet already has a request open',
  'wallet.ambiguous': 'Two wallets claim to be the same one',
  'wallet.malformed': 'The wallet answered with something unusable',
  'wallet.chain-unknown': 'Chain is not supported',
  'wallet.unsupported-method': 'The wallet does not support this request',
  'wallet.unauthorized': 'The wallet does not allow this request',
  'wallet.disconnected': 'The wallet is disconnected',
  'wallet.changed': 'The wallet has moved to another account or network',
} satisfies Catalog
