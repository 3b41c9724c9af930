import type { Namespace } from '../contract/index.ts'
import type { Route } from '../features/router/routes.ts'
import type { Base } from './base.ts'
import { isUnsupported } from './is-unsupported.ts'

/** Views of who is connected; any other that a website asks for moves nobody. */
const OWN: readonly (string | undefined)[] = [undefined, 'Account', 'Networks']

/** Performs `Rest.enter`. */
export function enter(
  base: Base,
  requested: Route | undefined,
  namespace: Namespace | undefined,
): boolean {
  if (OWN.includes(requested?.view)) turnTo(base, namespace)
  return isUnsupported(base)
}

/** Makes a namespace the active one, where somebody is connected on it. */
function turnTo({ store, looks, slices, bus }: Base, namespace: Namespace | undefined): void {
  if (namespace === undefined || namespace === store.state.network.activeNamespace) return
  const networkId = looks.session(namespace)?.networkId
  if (networkId === undefined) return
  slices.network.activate(networkId)
  bus.publish({ type: 'networkSwitched', networkId, before: undefined })
}
