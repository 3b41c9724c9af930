import { type LatchkeyError, toLatchkeyError, type Undo } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import { currentRoute } from '../store/selectors.ts'
import type { WalletPlatform } from '../store/state/listing.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import { isAddressShown } from './address-rules.ts'
import { type Addresses, createAddresses } from './addresses.ts'
import { createChannelAdapters } from './channel-adapter.ts'
import type { LoadedPairingDeps } from './dependencies.ts'
import { type OpenedWallet, openWallet } from './open-wallet.ts'
import { createPairedSessions, type PairedSessions } from './paired-sessions.ts'
import { type PairingEffect, type PairingEvent, pairingMachine } from './pairing.machine.ts'
import { createPairingSlice } from './pairing.state.ts'
import { readFreshAddress } from './pairing-address.ts'
import { type DeepLink, pairedCard } from './stored-pairing.ts'
import type { NodeReads } from './with-nodes.ts'

/** Pairing by codes and links. Loaded when it is first needed, see `lazy-pairing.ts`. */
export interface Pairing {
  readonly sessions: PairedSessions
  /** Requests an address, unless one is shown or on its way. */
  start(): void
  /** Requests a fresh address. */
  retry(): void
  /** Shows an address of the website's own. @returns false where no wallet can answer it. */
  showAddress(uri: string): boolean
  /** @returns false when nothing could be opened. */
  openWallet(platform: WalletPlatform): boolean
  cancel(): void
  /** A wallet-connect session ended in a namespace. */
  connectionRemoved(event: EventOf<'connectionRemoved'>): void
  /** Ends everything that runs. Pairing may be used again afterwards. */
  stop(): void
}

/** Creates pairing for one core. Nothing is requested before `start`. */
export function createPairing(deps: LoadedPairingDeps, reads: NodeReads): Pairing {
  const { ports, relay } = deps
  const unfollow = serveWithoutAdapters(deps)
  const sessions = createPairedSessions(deps, reads)
  relay.subscribe(sessions.onRelayChange)
  const addresses = createAddresses({ ...deps, sessions })
  let opened: OpenedWallet | undefined
  const flow = createFlow(deps, { sessions, addresses, opened: () => opened })

  function send(event: PairingEvent): void {
    if (event.type !== 'walletOpened') opened = undefined
    flow.send(event)
  }

  function retry(): void {
    addresses.restart()
    send({ type: 'requested' })
  }

  return {
    sessions,
    retry,
    start() {
      const { step } = flow.state()
      if (step !== 'preparing' && step !== 'waiting' && step !== 'linking') retry()
    },
    showAddress(uri) {
      const address = readFreshAddress(uri, ports.clock.now())
      if (address !== undefined) send({ type: 'addressProvided', address })
      return address !== undefined
    },
    openWallet(platform) {
      const result = openWallet(deps, platform)
      if (result === 'expired') retry()
      if (result === 'refused' && platform === 'mobile') reportBadLink(deps)
      if (typeof result === 'string') return result !== 'refused'
      opened = result
      send({ type: 'walletOpened' })
      return true
    },
    cancel: () => send({ type: 'cancelled' }),
    connectionRemoved({ session, by }) {
      sessions.removed(session, by)
      // "Connected" is not shown for a session that is over.
      const isOver = !sessions.isOpen(session.id)
      if (isOver && flow.state().step === 'connected') send({ type: 'cancelled' })
    },
    stop() {
      send({ type: 'cancelled' })
      unfollow()
    },
  }
}

interface FlowParts {
  readonly sessions: Pick<PairedSessions, 'open'>
  readonly addresses: Addresses
  /** The wallet that the visitor was sent to. */
  opened(): OpenedWallet | undefined
}

/** Runs the pairing machine. */
function createFlow(
  deps: LoadedPairingDeps,
  { sessions, addresses, opened }: FlowParts,
): Flow<PairingStep, PairingEvent> {
  const { state } = deps.store
  return runMachine<PairingStep, PairingEvent, PairingEffect>({
    machine: pairingMachine,
    perform(effect, context) {
      if (effect.type === 'requestAddress') return addresses.request(context)
      if (effect.type === 'watchExpiry') addresses.watchExpiry(effect, context)
      else if (effect.type === 'announceFailure') announceFailure(deps, effect.error)
      else {
        const isBasic =
          !state.pairing.isHeadless &&
          currentRoute(state.router).view === 'ConnectingWalletConnectBasic'
        sessions.open(effect.session, effect.wallet, { link: mobileLinkOf(opened()), isBasic })
      }
      return undefined
    },
    onState: createPairingSlice(state.pairing).write,
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
}

function announceFailure({ store, ui, events }: LoadedPairingDeps, error: LatchkeyError) {
  const { state } = store
  if (error.code === 'relay.clock') ui.alerts.raise('JWT_TOKEN_NOT_VALID')
  // The visitor sees nothing yet of an address that was requested early; it is requested again with
  // its view.
  if (!isAddressShown(state)) return
  events.emit({ type: 'connectFailed', wallet: pairedCard(state, { name: '' }), error })
}

/** The address without its key. Source: docs/security.md, S16. */
const withoutKey = (uri: string): string => uri.replace(/\?.*$/s, '')

/** The wallet's link for phones leads nowhere. */
function reportBadLink({ store, ui }: LoadedPairingDeps): void {
  const { current, wallet } = store.state.pairing
  if (wallet?.mobileLink === undefined || !('uri' in current)) return
  const properties = {
    message: 'The link of the wallet could not be opened',
    uri: withoutKey(current.uri),
    mobile_link: wallet.mobileLink,
    name: wallet.name,
  }
  ui.track({ event: 'CONNECT_PROXY_ERROR', properties })
}

/** The link that led to the wallet, if it may be used again. */
function mobileLinkOf(opened: OpenedWallet | undefined): DeepLink | undefined {
  return opened?.platform === 'mobile' ? { href: opened.href, name: opened.name } : undefined
}

/** Serves a website without adapters by the session's channel alone. */
function serveWithoutAdapters({ store, adapters, sessions }: LoadedPairingDeps): Undo {
  const { state } = store
  if (state.options.hasAdapters) return () => {}
  const undo = createChannelAdapters(state).map((adapter) => {
    adapters.add(adapter)
    return sessions.follow(adapter)
  })
  return () => {
    for (const each of undo) each()
  }
}
