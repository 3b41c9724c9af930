import type { AuthChange, AuthHost, AuthPort, AuthSource, AuthUser } from '../contract/index.ts'
import type { FakeClock } from './fake-clock.ts'
import type { FakeStorage } from './fake-storage.ts'

/** The secure site of a fixture and its visitor, scripted by the tests of the implementation. */
export interface FixtureSite {
  /** The user who logs in: on `eip155:1`, with accounts of both types, the smart account active. */
  readonly user: AuthUser
  /** The only valid code. */
  readonly code: string
  /** Is true if the site has received any message so far. */
  readonly hasRequests: boolean
  /** Answers requests from now on, or leaves them without an answer. */
  behave(mood: 'answer' | 'silent'): void
  /** Answers the requests that it did not answer. */
  answerLate(): void
  /** The visitor opens the link in the e-mail, or approves in Farcaster. */
  confirmElsewhere(): void
  /** The visitor approves the oldest pending request; `eth_call` is answered `0x2a`. */
  approve(): void
  decline(): void
  /** The visitor logs out in another tab. */
  logOutElsewhere(): void
}

/** One embedded wallet with its environment. */
export interface AuthFixture {
  /** Not loaded yet. */
  readonly source: AuthSource
  readonly host: AuthHost
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly site: FixtureSite
}

/** Creates a new wallet, site and page, which share nothing with earlier ones. */
export type AuthFixtureFactory = () => AuthFixture

/** A fixture whose wallet is loaded. */
export interface LoadedAuth extends AuthFixture {
  readonly port: AuthPort
  readonly changes: readonly AuthChange[]
  /** Advances the clock by a second, in which every call that needs no visitor is answered. */
  run<T>(work: Promise<T>): Promise<T>
}

/** Loads the wallet of a fresh fixture and listens to it. */
export async function loadedAuth(factory: AuthFixtureFactory): Promise<LoadedAuth> {
  const fixture = factory()
  const port = await fixture.source.load(fixture.host)
  const changes: AuthChange[] = []
  port.watch((change) => changes.push(change))
  return {
    ...fixture,
    port,
    changes,
    async run(work) {
      // The test handles a rejection later, when it awaits the result.
      work.catch(() => undefined)
      await fixture.clock.advance(1_000)
      return work
    },
  }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}
