import type { CORE_CATALOG } from './core-catalog.ts'
import type { Catalog } from './describe.ts'

/**
 * Failures of a page and of its adapters: a code, and its message or what makes it from the context.
 * Those of the core are in `CORE_CATALOG`. Messages that the specification fixes (section 8) are
 * kept to the letter.
 */
export const CATALOG = {
  aborted: 'Request was aborted',
  unknown: 'An error occurred',

  'options.invalid': (c: { readonly problems: readonly string[] }) =>
    ['createLatchkey was given options it cannot use:', ...c.problems].join('\n- '),
  'options.two-sign-ins': 'Cannot set both `siweConfig` and `siwx` options',

  'caip.invalid-address': 'Invalid CAIP Address',
  'amount.invalid': 'The amount is not a plain decimal number',
  'adapter.unprepared':
    'The adapter is not fetched yet; wait for its `prepare` before you start it',

  'wallet.rejected': 'Connection declined',
  'wallet.request-rejected': 'Request declined',
  'wallet.busy': 'The wallet already has a request open',
  'wallet.missing': 'The wallet is not installed any more',
  'wallet.ambiguous': 'Two wallets claim to be the same one',
  'wallet.no-accounts': 'The wallet shared no account',
  'wallet.malformed': 'The wallet answered with something unusable',
  'wallet.chain-unknown': 'Chain is not supported',
  'wallet.unsupported-method': 'The wallet does not support this request',
  'wallet.unauthorized': 'The wallet does not allow this request',
  'wallet.disconnected': 'The wallet is disconnected',
  'wallet.changed': 'The wallet has moved to another account or network',
  'wallet.failed': 'The wallet reported an error',

  'http.network': 'The server could not be reached',
  'http.malformed': 'The server answered with something unusable',
  'rpc.failed': (c: { readonly code: number }) => `The node refused the request (${c.code})`,
  'rpc.unavailable': 'No node of the network could be reached',

  'instance.stopped': 'This Latchkey was destroyed; create a new one',
  'instance.no-page': 'There is no page here to open a modal in; call this in a browser',
  'instance.load-failed':
    'The modal could not be loaded. The next request tries again; check the connection, and that ' +
    'the page is allowed to load its own scripts',
  'react.no-instance': (c: { readonly hook: string }) =>
    `${c.hook} found no Latchkey. Wrap the component in <LatchkeyProvider value={latchkey}>, ` +
    `or hand the instance over: ${c.hook}({ latchkey }).`,
} satisfies Catalog

type All = typeof CATALOG & typeof CORE_CATALOG

/** Names a failure: `area.what`. */
export type ErrorCode = keyof All

/** What the message of a code is made from. */
export type ErrorContext<C extends ErrorCode> = All[C] extends (context: infer T) => string
  ? T
  : Readonly<Record<string, never>>

/** Codes that a page or an adapter may give an error. */
export type SharedCode = keyof typeof CATALOG

/** Those of them whose message needs no context. */
export type PlainErrorCode = {
  [C in SharedCode]: (typeof CATALOG)[C] extends string ? C : never
}[SharedCode]
