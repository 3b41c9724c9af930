import type { Catalog } from './describe.ts'
import { unknownView } from './unknown-view.ts'

/**
 * Whether a node may have taken the request in without an answer, so that what was to be sent may be
 * under way; left out by who can't tell.
 */
export interface MayBeTaken {
  readonly mayBeTaken?: boolean | undefined
}

/**
 * Failures that only the core meets, as in `CATALOG`. They are on their own, so that neither a page
 * nor an adapter loads the words for what comes later.
 */
export const CORE_CATALOG = {
  'caip.invalid-account': 'Invalid CAIP-10 address',
  'network.not-found': 'Network not found',
  'network.chain-id': 'Invalid chainId',
  'network.none': 'No ActiveCaipNetwork or client found',
  'account.none': 'No ActiveCaipAddress found',
  'adapter.not-found': 'Chain adapter not found',
  'wallet.none': 'No wallet is connected',

  'amount.too-precise': (c: { readonly decimals: number }) =>
    `The amount has more than ${c.decimals} decimals`,
  'amount.decimals': (c: { readonly decimals: number }) =>
    `${c.decimals} is no possible number of decimals`,

  'switch.network-not-found': 'Network not found',
  'disconnect.failed': 'Failed to disconnect',
  'disconnect.chain-failed': (c: { readonly chain: string }) =>
    `Failed to disconnect chain ${c.chain}`,
  'disconnect.chains-failed': 'Failed to disconnect chains',

  'http.status': (c: { readonly status: number }) => `HTTP status code: ${c.status}`,
  'http.timeout': 'The server did not answer in time',
  'http.too-large': 'The answer is too large',
  'rpc.failed': (c: { readonly code: number } & MayBeTaken) =>
    `The node refused the request (${c.code})`,
  'rpc.unavailable': (_: MayBeTaken) => 'No node of the network could be reached',
  'balance.unavailable': 'Token Balance Unavailable',
  'clipboard.failed': 'Failed to copy',
  'view.unknown': unknownView,
  'view.no-data': (c: { readonly view: string; readonly what: string }) =>
    `${c.view}: No ${c.what} provided`,
} satisfies Catalog
