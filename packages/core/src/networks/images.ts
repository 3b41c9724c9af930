import { type Network, type NetworkId, safeImage } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Snapshot } from '../store/state/root.ts'
import { coinHome } from './coin-picture.ts'
import { preloadImages } from './preload-images.ts'

/** The image service. */
export interface ImageSource {
  /** The address of an image; none without a project id. */
  imageUrl(kind: 'Asset', imageId: string): string | undefined
}

/** The address of the service's image of a network, where it has one. */
export type ImageOf = (id: NetworkId) => string | undefined

/** Adds the image of a network that the service has, where the website gave none that is safe. */
export function withImage(network: Network, imageOf: ImageOf): Network {
  const own = safeImage(network.imageUrl ?? '')
  const home = coinHome(network)
  const coinImageUrl = home && safeImage(imageOf(home) ?? '')
  return { ...network, imageUrl: own ?? safeImage(imageOf(network.id) ?? ''), coinImageUrl }
}

interface Deps {
  readonly state: Pick<Snapshot, 'network'>
  readonly networks: { addImages(): Promise<void> }
  readonly ports: Pick<CorePorts, 'afterPaint' | 'clock' | 'loadImage'>
  readonly timers: Pick<Timers, 'signal'>
}

/** Adds the images of networks once the open modal is drawn, and loads them before they are shown. */
export async function preloadNetworkImages({
  state,
  networks,
  ports,
  timers,
}: Deps): Promise<void> {
  const { clock, loadImage, afterPaint } = ports
  const signal = timers.signal()
  await afterPaint()
  await networks.addImages()
  const urls = state.network.supported.flatMap(({ imageUrl }) => imageUrl ?? [])
  await preloadImages(urls, { clock, load: loadImage }, signal)
}
