/**
 * Every failure there is: a code, and the message made from its context. Messages that the
 * specification fixes (section 8) are kept to the letter.
 */
export const CATALOG = {
  aborted: () => 'Request was aborted',
  unknown: () => 'An error occurred',

  'options.invalid': (c: { readonly problems: readonly string[] }) =>
    `createLatchkey was given options it cannot use:\n${c.problems.map((p) => `- ${p}`).join('\n')}`,
  'options.two-sign-ins': () => 'Cannot set both `siweConfig` and `siwx` options',

  'caip.invalid-address': () => 'Invalid CAIP Address',
  'caip.invalid-account': () => 'Invalid CAIP-10 address',
  'network.not-found': () => 'Network not found',
  'network.chain-id': () => 'Invalid chainId',
  'adapter.not-found': () => 'Chain adapter not found',
  'adapter.unprepared': () =>
    'The adapter is not fetched yet; wait for its `prepare` before you start it',
  'account.none': () => 'No ActiveCaipAddress found',
  'network.none': () => 'No ActiveCaipNetwork or client found',

  'amount.invalid': () => 'The amount is not a plain decimal number',
  'amount.too-precise': (c: { readonly decimals: number }) =>
    `The amount has more than ${c.decimals} decimals`,
  'amount.decimals': (c: { readonly decimals: number }) =>
    `${c.decimals} is no possible number of decimals`,

  'wallet.rejected': () => 'Connection declined',
  'wallet.request-rejected': () => 'Request declined',
  'wallet.busy': () => 'The wallet already has a request open',
  'wallet.missing': () => 'The wallet is not installed any more',
  'wallet.ambiguous': () => 'Two wallets claim to be the same one',
  'wallet.no-accounts': () => 'The wallet shared no account',
  'wallet.malformed': () => 'The wallet answered with something unusable',
  'wallet.chain-unknown': () => 'Chain is not supported',
  'wallet.unsupported-method': () => 'The wallet does not support this request',
  'wallet.unauthorized': () => 'The wallet does not allow this request',
  'wallet.disconnected': () => 'The wallet is disconnected',
  'wallet.changed': () => 'The wallet has moved to another account or network',
  'wallet.failed': () => 'The wallet reported an error',
  'wallet.none': () => 'No wallet is connected',

  'switch.network-not-found': () => 'Network not found',
  'disconnect.failed': () => 'Failed to disconnect',
  'disconnect.chain-failed': (c: { readonly chain: string }) =>
    `Failed to disconnect chain ${c.chain}`,
  'disconnect.chains-failed': () => 'Failed to disconnect chains',

  'http.status': (c: { readonly status: number }) => `HTTP status code: ${c.status}`,
  'http.timeout': () => 'The server did not answer in time',
  'http.network': () => 'The server could not be reached',
  'http.too-large': () => 'The answer is too large',
  'http.malformed': () => 'The server answered with something unusable',
  'rpc.failed': (c: { readonly code: number }) => `The node refused the request (${c.code})`,
  'rpc.unavailable': () => 'No node of the network could be reached',
  'balance.unavailable': () => 'Token Balance Unavailable',
  'clipboard.failed': () => 'Failed to copy',
  'instance.stopped': () => 'This Latchkey was destroyed; create a new one',
  'instance.no-page': () => 'There is no page here to open a modal in; call this in a browser',
  'instance.load-failed': () =>
    'The modal could not be loaded. The next request tries again; check the connection, and that ' +
    'the page is allowed to load its own scripts',
  'react.no-instance': (c: { readonly hook: string }) =>
    `${c.hook} found no Latchkey. Wrap the component in <LatchkeyProvider value={latchkey}>, ` +
    'or hand the instance over: ' +
    `${c.hook}({ latchkey }).`,
  'view.unknown': (c: { readonly view: string }) =>
    `${c.view} is no view that can be opened by name`,
  'view.no-data': (c: { readonly view: string; readonly what: string }) =>
    `${c.view}: No ${c.what} provided`,
} satisfies Record<string, (context: never) => string>

/** Names a failure: `area.what`. */
export type ErrorCode = keyof typeof CATALOG

/** What the message of a code is made from. */
export type ErrorContext<C extends ErrorCode> =
  Parameters<(typeof CATALOG)[C]> extends [infer T] ? T : Readonly<Record<string, never>>
