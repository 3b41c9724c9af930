import type { Actions } from '../actions.ts'
import {
  LatchkeyError,
  type Network,
  type NetworkId,
  type NetworkInput,
  namespaceOf,
  type Session,
} from '../contract/index.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import type { Bus } from '../store/events.ts'
import type { SwitchStep } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import type { Flow } from '../store/run-machine.ts'
import { settled } from '../store/settled.ts'
import type { SwitchEvent } from './switch-network.machine.ts'

interface Deps {
  readonly flow: Flow<SwitchStep, SwitchEvent>
  readonly bus: Bus
  subscribe(listener: () => void): () => void
  readonly networks: {
    activate(id: NetworkId): void
    note(id: NetworkId): void
    add(network: Network): void
    remove(id: NetworkId): void
    unlist(id: NetworkId): void
  }
  find(id: NetworkId): Network | undefined
  activeId(): NetworkId | undefined
  session(namespace: Session['namespace']): Session | undefined
  /** Whether a wallet that is connected in another namespace has an account in this one. */
  reaches(namespace: Session['namespace']): boolean
  /** Whether somebody is connected in the active namespace. */
  isConnected(): boolean
  hasAdapter(namespace: Session['namespace']): boolean
  toNetwork(input: NetworkInput): Network
  /** Developers are told once that a network was asked for which the website never named. */
  tellUnknown(): void
  publish(event: DomainEvent): void
  push(route: Route): void
  back(): void
}

/** Choosing a network: connected wallets are asked to move, otherwise it is just set. */
export function createNetworkActions(deps: Deps): Actions['network'] {
  function known(id: NetworkId): Network {
    const network = deps.find(id)
    if (network === undefined) {
      deps.tellUnknown()
      throw new LatchkeyError('network.not-found', {})
    }
    return network
  }

  function set(id: NetworkId): void {
    const before = deps.activeId()
    if (before === id) return
    deps.networks.activate(id)
    deps.publish({ type: 'networkSwitched', networkId: id, before })
  }

  return {
    choose(to) {
      known(to)
      if (needsWallet(deps, to)) {
        deps.flow.send({ type: 'wanted', to })
        deps.push({ view: 'SwitchNetwork', params: { networkId: to } })
      } else if (deps.activeId() === to) deps.back()
      else if (wantsOtherWallet(deps, to)) {
        // The wallet that is connected next begins there.
        deps.networks.note(to)
        deps.push({ view: 'SwitchActiveChain', params: { networkId: to } })
      } else {
        set(to)
        deps.back()
      }
    },
    retry() {
      const step = deps.flow.state()
      if (step.step !== 'idle') deps.flow.send({ type: 'wanted', to: step.to })
    },
    async switchTo(to) {
      known(to)
      if (needsWallet(deps, to)) await moved(deps, to)
      else set(to)
    },
    add(input) {
      const network = deps.toNetwork(input)
      if (!deps.hasAdapter(namespaceOf(network.id)))
        throw new LatchkeyError('adapter.not-found', {})
      deps.networks.add(network)
    },
    remove(id) {
      const isInUse = deps.session(namespaceOf(id))?.networkId === id
      if (isInUse) deps.networks.unlist(id)
      else deps.networks.remove(id)
    },
  }
}

/** A wallet that is there already, in another namespace than the active one, is not asked. */
function needsWallet({ session, reaches }: Deps, to: NetworkId): boolean {
  const namespace = namespaceOf(to)
  const own = session(namespace)
  return own === undefined ? reaches(namespace) : own.networkId !== to
}

/** Who is connected in another family only needs another wallet for this one. */
function wantsOtherWallet({ session, isConnected }: Deps, to: NetworkId): boolean {
  return session(namespaceOf(to)) === undefined && isConnected()
}

/** Waits until the wallet is there. */
function moved(deps: Deps, to: NetworkId): Promise<void> {
  const result = settled<void>({
    bus: deps.bus,
    subscribe: deps.subscribe,
    judge(event) {
      if (event.type === 'networkSwitched' && event.networkId === to) return { value: undefined }
      return event.type === 'switchFailed' && event.to === to ? { error: event.error } : undefined
    },
    isGone() {
      const step = deps.flow.state()
      // A wallet that says it moved and did not has been heard of by now.
      return step.step === 'idle' || step.step === 'done' || step.to !== to
    },
  })
  deps.flow.send({ type: 'wanted', to })
  return result
}
