/** One kind of failure. */
export interface Failure {
  /** The text, or a function that creates it from the error's context. */
  readonly message: string | ((context: never) => string)
  /** Is true if the same request may succeed when it is sent again. */
  readonly isRetryable?: boolean
}

/**
 * Failures that a page can meet before the modal is loaded. All others are in `CATALOG`, which comes
 * with the modal.
 */
export const PAGE_CATALOG = {
  aborted: { message: 'Request was aborted' },
  unknown: { message: 'An error occurred' },
  'options.invalid': {
    message: (c: { readonly problems: readonly string[] }) =>
      ['createLatchkey cannot use these options:', ...c.problems].join('\n- '),
  },
  'options.two-sign-ins': { message: 'Cannot set both `siweConfig` and `siwx` options' },
  'instance.stopped': { message: 'This Latchkey was destroyed' },
  'instance.no-page': { message: 'No page for a modal' },
  'instance.load-failed': { message: 'The modal could not be loaded' },
  'react.no-instance': {
    message: (c: { readonly hook: string; readonly provider?: string }) =>
      `${c.hook} needs ${c.provider ?? 'a <LatchkeyProvider> around it'}, or { latchkey }`,
  },
  'network.chain-id': { message: 'Invalid chainId' },
  'wallet.disconnected': { message: 'The wallet is disconnected' },
  'adapter.unprepared': {
    message: 'Wait for the `prepare` of an adapter before you start it',
  },
  'http.network': { message: 'The server could not be reached', isRetryable: true },
} satisfies Readonly<Record<string, Failure>>
