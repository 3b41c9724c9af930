import { LatchkeyError, plainError, type Session, toLatchkeyError } from '../contract/index.ts'
import type { WalletCard } from '../events/domain-event.ts'
import type { Base } from './base.ts'
import type { Later } from './later.ts'
import type { Rest } from './stages.ts'

/** A wallet that was asked before the second stage was there to take its answer. */
export interface Tap {
  readonly wallet: WalletCard
  readonly session: Promise<Session>
  readonly life: AbortController
}

/** What was asked before the second stage was there: one wallet at a time. */
export interface Taps {
  /** Asks a wallet in the calling task; asked twice it is one question. */
  begin(wallet: WalletCard): Tap
  /** Hands over what a wallet was asked; from now on `signal` ends it. */
  take(wallet: WalletCard, signal: AbortSignal): Promise<Session> | undefined
  /** The second stage could not be had. */
  fail(tap: Tap, thrown: unknown): void
  /** A view was left: what it waited for is dropped. */
  leave(): void
}

/** Makes the taps of one core. */
export function createTaps(base: Base, rest: () => Later<Rest>): Taps {
  const { connect } = base.store.state
  let tap: Tap | undefined

  function leave(): void {
    // Once the second stage is there the step is its own, but for a tap that it did not take.
    const isOurs = tap !== undefined || rest().part() === undefined
    // What is idle stays as it is: whoever draws the state would draw it anew.
    if (isOurs && connect.current.step !== 'idle') connect.current = { step: 'idle' }
    tap?.life.abort()
    tap = undefined
  }

  return {
    begin(wallet) {
      if (tap !== undefined && isSame(tap.wallet, wallet)) return tap
      leave()
      const life = new AbortController()
      const ready = Promise.resolve(rest().ask(() => {}))
      const session = openSession(base, wallet, { ready, signal: life.signal })
      // Whoever takes it hears of its failure.
      session.catch(() => {})
      connect.current = { step: 'awaitingWallet', wallet }
      tap = { wallet, session, life }
      return tap
    },
    take(wallet, signal) {
      if (tap === undefined || !isSame(tap.wallet, wallet)) return undefined
      const { session, life } = tap
      tap = undefined
      signal.addEventListener('abort', () => life.abort(), { once: true })
      return session
    },
    fail(mine, thrown) {
      if (tap !== mine) return
      leave()
      const error = plainError(toLatchkeyError(thrown))
      connect.current = { step: 'failed', wallet: mine.wallet, error }
    },
    leave,
  }
}

async function openSession(
  { looks, store }: Base,
  { id, namespace }: WalletCard,
  wait: { readonly ready: Promise<unknown>; readonly signal: AbortSignal },
): Promise<Session> {
  const adapter = looks.adapter(namespace)
  if (adapter === undefined) throw new LatchkeyError('wallet.missing', {})
  const networkId = store.state.network.activeIds[namespace]
  return adapter.sessions.open({ walletId: id, networkId, ready: wait.ready }, wait.signal)
}

function isSame(one: WalletCard, other: WalletCard): boolean {
  return one.id === other.id && one.namespace === other.namespace
}
