import type { AuthChange, AuthHost, AuthPort, AuthSource, AuthUser } from '../contract/index.ts'
import type { FakeClock } from './fake-clock.ts'
import type { FakeStorage } from './fake-storage.ts'

/** The secure site of a fixture and whoever sits before it, scripted by who knows how it talks. */
export interface FixtureSite {
  /** Who logs in: on `eip155:1`, with an address of both types, the smart account in front. */
  readonly user: AuthUser
  /** The only code that is right. */
  readonly code: string
  /** Whether the site was asked, or told, anything so far. */
  readonly isAsked: boolean
  /** Whether whatever is asked from now on is answered. */
  behave(mood: 'answer' | 'silent'): void
  /** Answers what it was silent about. */
  answerLate(): void
  /** The visitor opened the link that was mailed, or approved in Farcaster. */
  confirmElsewhere(): void
  /** The visitor approves the oldest request that waits; `eth_call` is answered `0x2a`. */
  approve(): void
  decline(): void
  /** Somebody logs out in another tab. */
  logOutElsewhere(): void
}

/** One embedded wallet with everything that its environment does. */
export interface AuthFixture {
  /** Not loaded yet. */
  readonly source: AuthSource
  readonly host: AuthHost
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly site: FixtureSite
}

/** Makes a fresh wallet, site and page that share nothing with the ones before. */
export type AuthFixtureFactory = () => AuthFixture

/** A fixture whose wallet is loaded. */
export interface LoadedAuth extends AuthFixture {
  readonly port: AuthPort
  readonly told: readonly AuthChange[]
  /** Lets a second pass, in which everything happens that does not wait for anybody. */
  run<T>(work: Promise<T>): Promise<T>
}

/** Loads the wallet of a fresh fixture and listens to it. */
export async function loadedAuth(factory: AuthFixtureFactory): Promise<LoadedAuth> {
  const fixture = factory()
  const port = await fixture.source.load(fixture.host)
  const told: AuthChange[] = []
  port.watch((change) => told.push(change))
  return {
    ...fixture,
    port,
    told,
    async run(work) {
      // Who waits for it comes later; a refusal is theirs until then.
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
