import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  throwIfAborted,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { PairingStep } from '../store/root-state.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { MAX_RENEWALS } from './constants.ts'
import { shownForMs } from './expiry.ts'
import { type PairingEffect, type PairingEvent, pairingMachine } from './pairing.machine.ts'
import { readPairingAddress } from './pairing-address.ts'

/** A session that can be taken up: its wallet's face, and the account to show. */
export type PairedAnswer = Pick<
  Extract<PairingEvent, { readonly type: 'paired' }>,
  'wallet' | 'account'
>

interface Deps {
  readonly clock: Pick<Clock, 'now' | 'after'>
  onState(step: PairingStep): void
  /** Makes an address; see `RelayPort.pair`. */
  pair(signal: AbortSignal): Promise<Pairing>
  /** Makes everything ready that a session needs. @throws LatchkeyError when none of it is of use. */
  ready(session: PairedSession): Promise<PairedAnswer>
  /** Makes the session the person's account and tells of it. */
  adopt(session: PairedSession, wallet: WalletCard): void
  /** Ends a session that nobody waits for any more. */
  drop(session: PairedSession): void
  failed(error: LatchkeyError): void
}

type Context = EffectContext<PairingEvent>

/** Drives pairing: one address after the other until a wallet agreed, or the view is left. */
export function createPairingFlow(deps: Deps): Flow<PairingStep, PairingEvent> {
  const addresses = createAddresses(deps)
  const flow = runMachine<PairingStep, PairingEvent, PairingEffect>({
    machine: pairingMachine,
    perform(effect, context) {
      if (effect.type === 'prepare') return addresses.make(context)
      if (effect.type === 'watchExpiry') addresses.watch(effect, context)
      else if (effect.type === 'adopt') deps.adopt(effect.session, effect.wallet)
      else deps.failed(effect.error)
      return undefined
    },
    onState: deps.onState,
    toFailure,
  })
  return {
    ...flow,
    send(event) {
      if (event.type === 'wanted') addresses.beginAnew()
      flow.send(event)
    },
  }
}

/** Makes addresses, and knows when the time of the newest is over. */
function createAddresses(deps: Deps) {
  let renewals = 0
  let newest: Pairing | undefined
  let unwatch: Undo = () => {}

  function lapse(): PairingEvent {
    renewals += 1
    return { type: 'lapsed', mayRenew: renewals <= MAX_RENEWALS }
  }

  return {
    beginAnew() {
      renewals = 0
    },
    async make(context: Context): Promise<PairingEvent> {
      const pairing = await deps.pair(context.signal)
      newest = pairing
      void follow(deps, pairing, context).then((isExpired) => {
        if (isExpired && newest === pairing) context.send(lapse())
      })
      const address = readPairingAddress(pairing.uri)
      if (address === undefined) throw new LatchkeyError('wallet.malformed', {})
      return { type: 'made', address: { uri: address.uri, expiresAtMs: pairing.expiresAtMs } }
    },
    watch({ address, isGiven }: WatchEffect, { signal, send }: Context): void {
      // Only the newest address has a time of its own.
      unwatch()
      unwatch = deps.clock.after(shownForMs(address.expiresAtMs, deps.clock.now()), () => {
        send(isGiven ? { type: 'lapsed', mayRenew: false } : lapse())
      })
      signal.addEventListener('abort', unwatch, { once: true })
    },
  }
}

type WatchEffect = Extract<PairingEffect, { readonly type: 'watchExpiry' }>

/**
 * What becomes of one address.
 *
 * @returns Whether its time was over. That says nothing of a wallet: a fresh address is due.
 */
async function follow(deps: Deps, pairing: Pairing, { signal, send }: Context): Promise<boolean> {
  try {
    const session = await pairing.session
    const answer = await readied(deps, session, signal)
    if (answer !== undefined) send({ type: 'paired', session, ...answer })
    return false
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'pairing.expired')) return true
    send(toFailure(thrown))
    return false
  }
}

/** A session that nobody waits for, or that is of no use, is ended. */
async function readied(
  deps: Deps,
  session: PairedSession,
  signal: AbortSignal,
): Promise<PairedAnswer | undefined> {
  try {
    throwIfAborted(signal)
    const answer = await deps.ready(session)
    throwIfAborted(signal)
    return answer
  } catch (thrown) {
    deps.drop(session)
    if (signal.aborted) return undefined
    throw thrown
  }
}

function toFailure(thrown: unknown): PairingEvent {
  return { type: 'failed', error: toLatchkeyError(thrown) }
}
