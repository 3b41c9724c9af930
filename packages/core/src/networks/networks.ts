import {
  LatchkeyError,
  lazy,
  type Namespace,
  type NetworkId,
  type NetworkInput,
  namespaceOf,
} from '../contract/index.ts'
import type { Alerts } from '../modal/alerts.ts'
import { toNetwork } from '../options/to-network.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeSession, findNetwork } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import { type ImageOf, type ImageSource, withImage } from './images.ts'
import { createNetworksState, firstNetwork, type NetworksState } from './networks.state.ts'
import { createStoredNetwork } from './stored-network.ts'
import { isOnUnsupportedNetwork } from './unsupported.ts'

/** The networks of one core: supported, active, and stored for the next visit. */
export interface Networks extends Pick<NetworksState, 'activate' | 'note'> {
  /** Supports one more network. @throws LatchkeyError `options.invalid`, `adapter.not-found`. */
  add(input: NetworkInput): void
  /**
   * Adds the images of the image service. Buttons in the page load the image of their network, so it
   * is not set before the modal opens or a wallet is connected: until then nothing is requested.
   * Never rejects: if the images are unknown, networks have none.
   */
  addImages(): Promise<void>
  remove(id: NetworkId): void
  /** @throws LatchkeyError `network.not-found`; developers get an alert once. */
  requireSupported(id: NetworkId): void
  /** Returns true if the active wallet is on a network that the website cannot work with. */
  isOnUnsupported(): boolean
  /** The network of the last visit or of another tab, where the website supports it. */
  stored(): NetworkId | undefined
  /** Activates the stored network; runs before any wallet is connected. */
  restore(): void
  /** Stores the network for the next visit, where its namespace is the active one. */
  store(id: NetworkId): void
  /** After a session ended: its network is not restored, and one that only its wallet knew is left. */
  leave(namespace: Namespace, options: { readonly isStoredToo: boolean }): void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly ports: Pick<CorePorts, 'storage' | 'key'>
  readonly images: ImageSource
  readonly alerts: Pick<Alerts, 'raise'>
}

/** @throws LatchkeyError `adapter.not-found`. Without adapters pairing serves all networks. */
function requireAdapter(
  { state, adapters }: Pick<Deps, 'state' | 'adapters'>,
  id: NetworkId,
): void {
  if (state.options.hasAdapters && adapters.get(namespaceOf(id)) === undefined) {
    throw new LatchkeyError('adapter.not-found', {})
  }
}

/** Creates the networks of one core. */
export function createNetworks(deps: Deps): Networks {
  const { state, images, alerts, adapters } = deps
  const pictureOf: ImageOf = (id) => adapters.get(namespaceOf(id))?.traits?.picture
  const imageIds = lazy(() => import('./network-image-ids.ts'))
  let imageOf = pictureOf
  const updateImages = (): void => {
    state.network.supported = state.network.supported.map((each) => withImage(each, imageOf))
  }
  updateImages()
  const networks = createNetworksState(state.network)
  const stored = createStoredNetwork(deps)
  return {
    activate: networks.activate,
    note: networks.note,
    isOnUnsupported: () => isOnUnsupportedNetwork(state),
    add(input) {
      const { chainImages } = state.options
      const network = toNetwork(input, { chainImages })
      requireAdapter(deps, network.id)
      networks.add(withImage(network, imageOf))
    },
    async addImages() {
      // Without a project the service has no images.
      if (state.options.projectId === undefined || imageIds.current() !== undefined) return
      const ids = await imageIds.load().catch(() => undefined)
      if (ids === undefined) return
      imageOf = (id) => {
        const imageId = ids.networkImageId(id)
        return (imageId && images.imageUrl('Asset', imageId)) ?? pictureOf(id)
      }
      updateImages()
    },
    remove(id) {
      const isInUse = activeSession(state, namespaceOf(id))?.networkId === id
      if (isInUse) networks.unlist(id)
      else networks.remove(id)
    },
    requireSupported(id) {
      if (findNetwork(state, id) !== undefined) return
      alerts.raise('SWITCH_NETWORK_NOT_FOUND')
      throw new LatchkeyError('network.not-found', {})
    },
    stored: stored.read,
    restore() {
      const id = stored.read()
      if (id !== undefined) networks.activate(id)
    },
    store(id) {
      // A change by a wallet of another namespace is not the visitor's choice of network.
      if (namespaceOf(id) === state.network.activeNamespace) stored.write(id)
    },
    leave(namespace, { isStoredToo }) {
      if (isStoredToo) stored.remove(namespace)
      // A wallet that connected in the meantime decides about the network.
      if (activeSession(state, namespace) !== undefined) return
      const active = state.network.activeIds[namespace]
      if (active === undefined || findNetwork(state, active) !== undefined) return
      const first = firstNetwork(state.network, namespace)
      if (first !== undefined) networks.note(first.id)
    },
  }
}
