import {
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  type PairedSession,
  type Pairing,
  type PairQuestion,
  throwIfAborted,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Store } from '../store/create-store.ts'
import type { EffectContext } from '../store/run-machine.ts'
import { activeNetworkId } from '../store/selectors.ts'
import type { SignInRequests } from './dependencies.ts'
import type { PairedSessions } from './paired-sessions.ts'
import type { PairingEffect, PairingEvent } from './pairing.machine.ts'
import { readPairingAddress, shownForMs } from './pairing-address.ts'
import type { Relay } from './relay.ts'
import { pairedCard } from './stored-pairing.ts'

/** How many new addresses are requested without an action of the visitor. */
const MAX_RENEWALS = 5

/** Requests addresses, and waits for wallets to answer them. */
export interface Addresses {
  /** The visitor requested an address: resets the count of automatic ones. */
  restart(): void
  /** Requests one. Whatever becomes of it is sent to the machine. */
  request(context: Context): Promise<PairingEvent>
  /** Sends `expired` when the time of an address is over. */
  watchExpiry(effect: WatchEffect, context: Context): void
}

type Context = EffectContext<PairingEvent>
type WatchEffect = Extract<PairingEffect, { readonly type: 'watchExpiry' }>

interface Deps {
  readonly store: Store
  readonly ports: CorePorts
  readonly relay: Relay
  readonly adapters: Adapters
  readonly signIn: SignInRequests
  readonly sessions: Pick<PairedSessions, 'prepare' | 'discard'>
}

/** Creates the addresses of one core. */
export function createAddresses(deps: Deps): Addresses {
  const { ports, relay } = deps
  let renewals = 0
  let newest: Pairing | undefined
  let unwatch: Undo = () => {}

  function expired(): PairingEvent {
    renewals += 1
    return { type: 'expired', mayRenew: renewals <= MAX_RENEWALS }
  }

  return {
    restart() {
      renewals = 0
    },
    async request(context) {
      const port = await relay.load()
      throwIfAborted(context.signal)
      const question = questionOf(deps)
      const message = deps.signIn.question(question.networks.map(({ id }) => id))
      const signIn = message && (await inTime(deps, message))
      const pairing = await port.pair({ ...question, signIn }, context.signal)
      newest = pairing
      void waitForWallet(deps, pairing, context).then((isExpired) => {
        if (isExpired && newest === pairing) context.send(expired())
      })
      const address = readPairingAddress(pairing.uri)
      if (address === undefined) throw new LatchkeyError('wallet.malformed', {})
      const { expiresAtMs } = pairing
      return { type: 'addressMade', address: { uri: address.uri, expiresAtMs } }
    },
    watchExpiry({ address, isProvided }, { signal, send }) {
      // Only the newest address has a timer.
      unwatch()
      const { clock } = ports
      unwatch = clock.after(shownForMs(address.expiresAtMs, clock.now()), () => {
        send(isProvided ? { type: 'expired', mayRenew: false } : expired())
      })
      signal.addEventListener('abort', unwatch, { once: true })
    },
  }
}

/** The networks to request: all that an adapter serves. Wallets start on the first. */
function questionOf({ store, adapters }: Deps): PairQuestion {
  const { network, options, device } = store.state
  const served = network.supported.filter(({ id }) => adapters.get(namespaceOf(id)) !== undefined)
  const active = activeNetworkId(store.state)
  const networks = [
    ...served.filter(({ id }) => id === active),
    ...served.filter(({ id }) => id !== active),
  ]
  const { name = '', description = '', url = '', icons = [] } = options.metadata ?? {}
  const metadata = { name, description, url, icons }
  return { networks, metadata, isForCode: !device.isMobile }
}

/** How long the address waits for the message to sign, in milliseconds: the server may not answer. */
const MESSAGE_MS = 3_000

/** Without a message the visitor connects first, and signs in then. */
function inTime(
  { ports }: Deps,
  message: Promise<PairQuestion['signIn']>,
): Promise<PairQuestion['signIn']> {
  return new Promise((resolve) => {
    const none = (): void => resolve(undefined)
    const cancel = ports.clock.after(MESSAGE_MS, none)
    message.then(resolve, none).then(cancel, cancel)
  })
}

/**
 * Waits for a wallet to answer one address.
 *
 * @returns Whether the address expired: then a new one is needed.
 */
async function waitForWallet(
  deps: Deps,
  pairing: Pairing,
  { signal, send }: Context,
): Promise<boolean> {
  try {
    const session = await pairing.session
    const signed = pairing.signed?.() ?? []
    // First: the visitor is not asked for what they have signed.
    if (signed.length > 0) await deps.signIn.add(signed)
    const event = await prepare(deps, session, signal)
    if (event !== undefined) send(event)
    return false
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'pairing.expired')) return true
    send({ type: 'failed', error: toLatchkeyError(thrown) })
    return false
  }
}

/** A session that comes after the visitor left, or that is of no use here, is ended. */
async function prepare(
  { store, sessions }: Deps,
  session: PairedSession,
  signal: AbortSignal,
): Promise<PairingEvent | undefined> {
  try {
    throwIfAborted(signal)
    const wallet = pairedCard(store.state, session.peer)
    const account = await sessions.prepare(session)
    throwIfAborted(signal)
    return { type: 'paired', session, wallet, account }
  } catch (thrown) {
    sessions.discard(session)
    if (signal.aborted) return undefined
    throw thrown
  }
}
