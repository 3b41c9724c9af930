import type { Namespace, NetworkId } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { Networks } from '../networks/networks.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import { activeSession, activeSessions } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import type { StoredConnections } from './stored-connections.ts'
import type { SwitchNetwork } from './switch-network.ts'

/** Which namespace is the active one, when several may be connected. Without a wallet there is nothing to decide. */
export interface ActiveNamespace {
  /**
   * Runs before the modal opens for a namespace: where a wallet is connected on it and its account is
   * to be shown, it becomes the active one.
   */
  activateOpened(event: EventOf<'modalOpening'>): void
  /** Activates another connected namespace, where the active one has no wallet any more. */
  activateConnected(event: Pick<EventOf<'sessionClosed'>, 'namespace'>): void
}

interface Deps {
  readonly state: RootState
  readonly networks: Pick<Networks, 'activate'>
  readonly switchNetwork: Pick<SwitchNetwork, 'start'>
  /** Returns true if the user who is logged in can have an account on a network. */
  readonly embeddedWallet: { canOpenOn(networkId: NetworkId): boolean }
  readonly stored: Pick<StoredConnections, 'list'>
  readonly ui: { readonly modal: Pick<Modal, 'push'> }
  readonly timers: { after(delayMs: number, run: () => void): void }
  readonly events: Events
}

/** Views of the active account; opening any other one changes no namespace. */
const OF_ACCOUNT: readonly (string | undefined)[] = [undefined, 'Account', 'Networks']

/** Creates what decides about the active namespace. */
export function createActiveNamespace(deps: Deps): ActiveNamespace {
  const { state, networks, stored: connections, events } = deps

  function activate(networkId: NetworkId, before: NetworkId | undefined): void {
    networks.activate(networkId)
    events.emit({ type: 'networkSwitched', networkId, before })
  }

  function activateNamespace(namespace: Namespace, requested: Route | undefined): void {
    const session = activeSession(state, namespace)
    const { activeNamespace } = state.network
    if (session === undefined) {
      // A list of networks is for choosing one.
      if (requested?.view !== 'Networks') openForLogin(deps, namespace)
    } else if (namespace !== activeNamespace) {
      activate(session.networkId, activeSession(state, activeNamespace)?.networkId)
    }
  }

  return {
    activateOpened({ requested, namespace }) {
      if (namespace !== undefined && OF_ACCOUNT.includes(requested?.view)) {
        activateNamespace(namespace, requested)
      }
    },
    activateConnected({ namespace }) {
      const isActive = state.network.activeNamespace === namespace
      // Another wallet of the namespace may be about to be resumed.
      const isPending = connections.list().some((each) => each.namespace === namespace)
      if (!isActive || isPending || activeSession(state, namespace) !== undefined) return
      const [session] = activeSessions(state)
      if (session !== undefined) activate(session.networkId, undefined)
    },
  }
}

/** The wallets that are offered stay behind the view, for visitors who prefer one of them. */
function openForLogin(deps: Deps, namespace: Namespace): void {
  const { state, switchNetwork, ui, timers } = deps
  const networkId = state.network.activeIds[namespace]
  if (networkId === undefined || !deps.embeddedWallet.canOpenOn(networkId)) return
  timers.after(0, () => {
    if (!state.modal.isOpen) return
    ui.modal.push({ view: 'SwitchNetwork', params: { networkId } })
    switchNetwork.start(networkId)
  })
}
