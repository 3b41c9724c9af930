import type { Clock, Network } from '../contract/index.ts'
import { safeImage } from '../contract/index.ts'
import type { Snapshot } from '../store/root-state.ts'
import { networkImageId } from './network-image-ids.ts'
import { preloadImages } from './preload-images.ts'

/** The image service. */
export interface ImageSource {
  /** The address of an image; none without a project id. */
  assetUrl(imageId: string): string | undefined
}

/** Adds the image of a network that the service has, where the website gave none that is safe. */
export function withImage(network: Network, { assetUrl }: ImageSource): Network {
  const own = safeImage(network.imageUrl ?? '')
  const imageId = networkImageId(network.id)
  return { ...network, imageUrl: own ?? (imageId && assetUrl(imageId)) }
}

/** How long after an opening images are added, in milliseconds: the view is drawn by then. */
const ADD_AFTER_MS = 20

interface Deps {
  readonly state: Pick<Snapshot, 'network'>
  readonly networks: { addImages(): void }
  after(delayMs: number, run: () => void): void
  readonly clock: Clock
  loadImage(url: string, signal: AbortSignal): Promise<void>
  /** Fires when the core stops. */
  signal(): AbortSignal
}

/** Adds the images of networks once the modal is open, and loads them before they are shown. */
export function preloadNetworkImages({ state, networks, ...deps }: Deps): void {
  const { clock, loadImage, after, signal } = deps
  after(ADD_AFTER_MS, () => {
    networks.addImages()
    const urls = state.network.supported.flatMap(({ imageUrl }) => imageUrl ?? [])
    void preloadImages(urls, { clock, load: loadImage }, signal())
  })
}
