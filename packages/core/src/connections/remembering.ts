import type { FarBase } from '../compose/base.ts'
import { type Namespace, type NetworkId, namespaceOf } from '../contract/index.ts'
import { WALLET_CONNECT_ID } from '../features/pairing/constants.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { AUTH_ID } from '../wallets/embedded-wallet-id.ts'
import { writeRecent } from '../wallets/read-recent.ts'

/** What a wallet beside the active namespace does is no choice of the visitor's. */
export function rememberNetwork({ store, ports, key }: FarBase, id: NetworkId): void {
  if (namespaceOf(id) !== store.state.network.activeNamespace) return
  ports.storage.set(key('active_caip_network_id'), id)
}

/** A wallet that was used is offered first. */
export function rememberRecent({ slices, store, ports, key }: FarBase, wallet: WalletCard): void {
  // Whoever scanned a code that was for everybody can't be led to by its name, nor a login.
  if (wallet.id === WALLET_CONNECT_ID || wallet.id === AUTH_ID) return
  const { wallet: paired } = store.state.pairing
  const { mobileLink, desktopLink, webappLink } = paired?.id === wallet.id ? paired : {}
  slices.recent.remember({ ...wallet, mobileLink, desktopLink, webappLink })
  ports.storage.set(key('recent_wallets'), writeRecent(store.snapshot().recent.wallets))
}

/** A network that only the wallet was on means nothing without it. */
export function forgetNetwork(
  { store, slices, looks, ports, key }: FarBase,
  namespace: Namespace,
  { isStoredToo }: { readonly isStoredToo: boolean },
): void {
  const stored = ports.storage.get(key('active_caip_network_id'))
  // That of another namespace is still where the website is.
  if (isStoredToo && stored?.startsWith(`${namespace}:`)) {
    ports.storage.remove(key('active_caip_network_id'))
  }
  // Somebody connected again before this was told: the network is theirs.
  if (looks.session(namespace) !== undefined) return
  const active = store.state.network.activeIds[namespace]
  if (active === undefined || looks.network(active) !== undefined) return
  const first = store.state.network.supported.find(({ id }) => namespaceOf(id) === namespace)
  if (first !== undefined) slices.network.note(first.id)
}
