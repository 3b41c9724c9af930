import type { StoredConnection } from '../connections/stored-connections.ts'
import {
  LatchkeyError,
  type Lazy,
  lazy,
  type Session,
  throwIfAborted,
  type Undo,
} from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Connection, PairableWallet, Snapshot } from '../store/root-state.ts'
import { isPaired, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { matchWallet } from '../wallets/match.ts'
import { type AddressRequests, createAddressRequests } from './address-requests.ts'
import { isAddressEarly } from './address-rules.ts'
import type { PairingDeps } from './dependencies.ts'
import { createPairingSlice, type PairingSlice } from './pairing.state.ts'
import type { Pairing } from './pairing.ts'
import type { WalletPlatform } from './platforms.ts'
import { createRelay } from './relay.ts'
import { withLinks } from './with-links.ts'

/** Connecting wallets by wallet-connect. */
export interface PairingActions {
  /**
   * Leads to a wallet that was chosen: ConnectingExternal where it is in this browser, else
   * ConnectingWalletConnect. Without one any wallet may scan the code.
   */
  show(wallet?: PairableWallet): void
  /** Makes a new address. */
  retry(): void
  /** Opens the chosen wallet with the address, in this very task; see `walletPlatforms`. */
  openWallet(platform: WalletPlatform): void
  /** Puts the address on the clipboard. */
  copyAddress(): Promise<void>
}

/** Pairing before it is loaded: what it takes to know whether it is needed. */
export interface LazyPairing {
  readonly actions: PairingActions
  /** Requests an address when a view needs one, and cancels when none does any more. */
  follow(): Undo
  /** Shows an address that the website provides. */
  showAddress(uri: string): void
  /** Restores a stored session; undefined when the stored wallet is another one. */
  resume(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<Connection | undefined> | undefined
  /** Another tab changed a session. */
  reread(): void
  /** A connection of any wallet was removed. */
  connectionRemoved(event: EventOf<'connectionRemoved'>): void
  /** The visitor disconnects a session of any wallet. */
  close(session: Session): Promise<void>
  stop(): void
}

/** Creates pairing for one core. It is loaded by the first view that needs an address, or by `resume`. */
export function createLazyPairing(deps: PairingDeps): LazyPairing {
  const { store } = deps
  const slice = createPairingSlice(store.state.pairing)
  const relay = createRelay(deps)
  const pairing = lazy(async () => {
    // The relay is loaded at the same time. A failure is reported to the first request that needs it.
    relay.load().catch(() => undefined)
    const { createPairing } = await import('./pairing.ts')
    return createPairing({ ...deps, relay, nodes: deps.relay.nodes })
  })
  const requests = createAddressRequests({ ...deps, pairing, slice })
  return {
    actions: createActions({ ...deps, pairing, requests, slice }),
    follow() {
      requests.onStateChange()
      return store.subscribe(requests.onStateChange)
    },
    showAddress: requests.show,
    resume({ walletId, namespace }, signal) {
      if (walletId !== WALLET_CONNECT_ID) return undefined
      return pairing.load().then(({ sessions }) => {
        // Stopped while it was loading: the relay is not loaded again.
        throwIfAborted(signal)
        return sessions.resume(namespace, signal)
      })
    },
    reread: () => pairing.current()?.sessions.syncWithStorage(),
    connectionRemoved(event) {
      if (isPaired(event.session)) pairing.current()?.connectionRemoved(event)
    },
    async close(session) {
      if (isPaired(session)) await pairing.current()?.sessions.close(session)
    },
    stop() {
      requests.cancel()
      pairing.current()?.stop()
      relay.stop()
    },
  }
}

interface ActionDeps extends Pick<PairingDeps, 'store' | 'ports' | 'views' | 'feedback'> {
  readonly pairing: Lazy<Pairing>
  readonly requests: AddressRequests
  readonly slice: PairingSlice
}

function createActions(deps: ActionDeps): PairingActions {
  const { store, ports, views, feedback, pairing, requests, slice } = deps
  const { state } = store
  return {
    show(chosen) {
      if (!state.modal.isOpen) views.open()
      const wallet = chosen && withLinks(store.snapshot(), chosen)
      const local = wallet && findLocal(state, wallet)
      if (local !== undefined) {
        views.connectLocal(local.namespace, local.id)
        return
      }
      if (!canPair(state)) {
        ports.logger.error('No wallet can be paired with', new LatchkeyError('relay.missing', {}))
        return
      }
      slice.choose(wallet)
      views.push({ view: 'ConnectingWalletConnect', params: { walletId: wallet?.id } })
      if (!state.options.isManualWalletConnect) requests.start()
      // The address is there already: this press may open the wallet.
      if (isAddressEarly(state)) pairing.current()?.openWallet('mobile')
    },
    retry: requests.retry,
    openWallet(platform) {
      const isOpened = pairing.current()?.openWallet(platform) ?? false
      if (!isOpened) feedback.showNotice({ tone: 'error', message: 'notice.linkRefused' })
    },
    async copyAddress() {
      const { current } = state.pairing
      if (!('uri' in current)) throw new LatchkeyError('clipboard.failed', {})
      await ports.windows.copy(current.uri)
    },
  }
}

/** Whether there is an address to show: ours, or one that the website provided or will provide. */
function canPair({ options, pairing }: Pick<Snapshot, 'options' | 'pairing'>): boolean {
  const { hasRelay, isManualWalletConnect } = options
  return hasRelay || isManualWalletConnect || pairing.current.step !== 'idle'
}

/** The wallet of this browser that was chosen, if there is one for sure. */
function findLocal({ wallets, device, modal, network }: Snapshot, wallet: PairableWallet) {
  const match = matchWallet(wallet, wallets.local, {
    isMobile: device.isMobile,
    preferred: modal.namespaceFilter ?? network.activeNamespace,
  })
  return match.view === 'ConnectingExternal' ? match.wallet : undefined
}
