import type { ADAPTER_CATALOG } from './adapter-catalog.ts'
import type { AUTH_CATALOG } from './auth-catalog.ts'
import type { CORE_CATALOG } from './core-catalog.ts'
import type { Catalog } from './describe.ts'
import type { LOGIN_CATALOG } from './login-catalog.ts'
import type { RELAY_CATALOG } from './relay-catalog.ts'
import type { SIWX_CATALOG } from './siwx-catalog.ts'
import type { TRANSFER_CATALOG } from './transfer-catalog.ts'

/**
 * Failures that a page may meet before anything else is loaded, and those of adapters and the core
 * alike: a code, and its message or what makes it from the context. The others are in
 * `ADAPTER_CATALOG`, `AUTH_CATALOG`, `CORE_CATALOG`, `LOGIN_CATALOG`, `RELAY_CATALOG`, `SIWX_CATALOG` and
 * `TRANSFER_CATALOG`. Messages that the specification fixes (section 8) are kept to the letter.
 */
export const CATALOG = {
  aborted: 'Request was aborted',
  unknown: 'An error occurred',
  'options.invalid': (c: { readonly problems: readonly string[] }) =>
    ['createLatchkey cannot use these options:', ...c.problems].join('\n- '),
  'options.two-sign-ins': 'Cannot set both `siweConfig` and `siwx` options',
  'wallet.missing': 'The wallet is not installed any more',
  'http.network': 'The server could not be reached',
  'instance.stopped': 'This Latchkey was destroyed',
  'instance.no-page': 'No page for a modal',
  'instance.load-failed': 'The modal could not be loaded',
  'react.no-instance': (c: { readonly hook: string }) =>
    `${c.hook} needs a <LatchkeyProvider> around it, or { latchkey }`,
} satisfies Catalog

type All = typeof CATALOG &
  typeof ADAPTER_CATALOG &
  typeof AUTH_CATALOG &
  typeof CORE_CATALOG &
  typeof LOGIN_CATALOG &
  typeof RELAY_CATALOG &
  typeof SIWX_CATALOG &
  typeof TRANSFER_CATALOG

/** Names a failure: `area.what`. */
export type ErrorCode = keyof All

/** What the message of a code is made from. */
export type ErrorContext<C extends ErrorCode> = All[C] extends (context: infer T) => string
  ? T
  : Readonly<Record<string, never>>

/** Codes whose message every error knows. */
export type SharedCode = keyof typeof CATALOG

/** Those of them whose message needs no context. */
export type PlainErrorCode = {
  [C in SharedCode]: (typeof CATALOG)[C] extends string ? C : never
}[SharedCode]
