import type { UniversalProvider } from '@walletconnect/universal-provider'

/**
 * The types of `@walletconnect/universal-provider`. The other files of this folder are every place that
 * reads or replaces something which that library does not document; each function says why the
 * documented interface is not enough. The version is pinned (2.21.8), and the tests of this package run
 * against it, so that a member that moves is noticed when the version changes.
 */

/** The library's main class. */
export type Library = typeof UniversalProvider
/** The library's sign client: sessions, pairings, and the relay below them. */
export type Client = InstanceType<Library>['client']
/** A session as the library stores it. */
export type SessionStruct = ReturnType<Client['session']['get']>
/** The library's client of the relay. */
export type Relayer = Client['core']['relayer']
/** A proposal that the relay accepted. */
export type AcceptedProposal = Awaited<ReturnType<Client['connect']>>
/** Options of the library's constructor; the logger and the storage are our own. */
export type LibraryOptions = ConstructorParameters<Library>[0] & {
  readonly customStoragePrefix: string
}

/** The code and text with which a website ends a session, by the protocol's list of errors. */
export const USER_DISCONNECTED = { code: 6000, message: 'User disconnected' }
