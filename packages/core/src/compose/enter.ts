import type { Namespace } from '../contract/index.ts'
import type { LazyEmbeddedWallet } from '../embedded-wallet/lazy-embedded-wallet.ts'
import { isUnsupported } from '../networks/is-unsupported.ts'
import type { SwitchEvent } from '../networks/switch-network.machine.ts'
import type { SwitchStep } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import type { Flow } from '../store/run-machine.ts'
import type { FarBase } from './base.ts'

interface Deps extends Pick<LazyEmbeddedWallet, 'reaches'> {
  readonly base: FarBase
  readonly flow: Flow<SwitchStep, SwitchEvent>
}

/** Views of who is connected; any other that a website asks for moves nobody. */
const OWN: readonly (string | undefined)[] = [undefined, 'Account', 'Networks']

/**
 * The modal opens, for a namespace if it names one: where somebody is connected on that, and their
 * account is to be shown, it becomes the active one.
 *
 * @returns Whether the wallet is on a network that the website cannot work with.
 */
export function enter(
  deps: Deps,
  requested: Route | undefined,
  namespace: Namespace | undefined,
): boolean {
  if (namespace !== undefined && OWN.includes(requested?.view)) turnTo(deps, namespace, requested)
  return isUnsupported(deps.base)
}

/** Makes a namespace the active one, where somebody is connected on it, or can be by their login. */
function turnTo(deps: Deps, namespace: Namespace, requested: Route | undefined): void {
  const { store, looks, slices, bus } = deps.base
  const networkId = looks.session(namespace)?.networkId
  if (networkId === undefined) {
    // A list of networks is for choosing one.
    if (requested?.view !== 'Networks' && deps.reaches(namespace)) reach(deps, namespace)
  } else if (namespace !== store.state.network.activeNamespace) {
    const before = looks.session(store.state.network.activeNamespace)?.networkId
    slices.network.activate(networkId)
    bus.publish({ type: 'networkSwitched', networkId, before })
  }
}

/** The wallets that are offered stay behind it, for who would rather have one of them. */
function reach({ base, flow }: Deps, namespace: Namespace): void {
  const { network, modal } = base.store.state
  const networkId = network.activeIds[namespace]
  if (networkId === undefined) return
  base.timers.after(0, () => {
    if (!modal.isOpen) return
    flow.send({ type: 'wanted', to: networkId })
    base.slices.router.push({ view: 'SwitchNetwork', params: { networkId } })
  })
}
