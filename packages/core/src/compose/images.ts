import { type Network, safeImage } from '../contract/index.ts'
import { networkImageId } from '../features/images/network-image-ids.ts'
import { preloadImages } from '../features/images/preload.ts'
import type { FarBase } from './base.ts'
import type { Services } from './services.ts'

/** Adds the picture that the image service has of a network, where the website gave none that is safe. */
export function pictured(network: Network, { assetUrl }: Pick<Services, 'assetUrl'>): Network {
  const own = safeImage(network.imageUrl ?? '')
  const imageId = networkImageId(network.id)
  return { ...network, imageUrl: own ?? (imageId && assetUrl(imageId)) }
}

/** Loads the pictures of networks while the modal opens. Source: specification, section 9. */
export function prefetchImages({ store, ports, timers }: FarBase): void {
  const urls = store.state.network.supported.flatMap(({ imageUrl }) => imageUrl ?? [])
  void preloadImages(urls, { clock: ports.clock, load: ports.loadImage }, timers.signal())
}
