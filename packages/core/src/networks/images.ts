import type { Services } from '../api/services.ts'
import { type Network, safeImage } from '../contract/index.ts'
import type { Ports } from '../platform/ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store/create-store.ts'
import { networkImageId } from './network-image-ids.ts'
import { preloadImages } from './preload-images.ts'

/** Adds the picture that the image service has of a network, where the website gave none that is safe. */
export function pictured(network: Network, { assetUrl }: Pick<Services, 'assetUrl'>): Network {
  const own = safeImage(network.imageUrl ?? '')
  const imageId = networkImageId(network.id)
  return { ...network, imageUrl: own ?? (imageId && assetUrl(imageId)) }
}

interface Deps {
  readonly store: Store
  readonly ports: Pick<Ports, 'clock' | 'loadImage'>
  readonly timers: Timers
}

/** Loads the pictures of networks while the modal opens. Source: specification, section 9. */
export function prefetchImages({ store, ports, timers }: Deps): void {
  const urls = store.state.network.supported.flatMap(({ imageUrl }) => imageUrl ?? [])
  void preloadImages(urls, { clock: ports.clock, load: ports.loadImage }, timers.signal())
}
