import type { Clock, Logger } from '../contract/index.ts'
import type { FarPorts } from '../ports.ts'
import { createBroadcastTabs } from './broadcast-tabs.ts'
import { createBrowserDevice } from './browser-device.ts'
import { loadBrowserImage } from './browser-images.ts'
import { createBrowserWindows } from './browser-windows.ts'
import { createBufferLogger } from './buffer-logger.ts'
import { createCryptoRandom } from './crypto-random.ts'
import { createFetchHttp } from './fetch-http.ts'
import { createFetchTelemetry } from './fetch-telemetry.ts'

interface Wanted {
  /** Same in all tabs whose modals belong together. */
  readonly name: string
  readonly clock: Clock
  readonly logger: Logger
  readonly analyticsEndpoint: string
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
}

/** The ports that are needed once the list of wallets stands. Making them touches nothing. */
export function createFarPorts(wanted: Wanted): FarPorts {
  const { clock, logger, analyticsEndpoint: endpoint, projectId, sdkType, sdkVersion } = wanted
  const random = createCryptoRandom()
  const http = createFetchHttp({ clock })
  const project = { endpoint, projectId, sdkType, sdkVersion }
  return {
    device: createBrowserDevice(),
    logger: createBufferLogger({ clock, logger }),
    random,
    http,
    windows: createBrowserWindows(),
    tabs: createBroadcastTabs(wanted.name),
    telemetry: createFetchTelemetry({ http, clock, random, ...project }),
    loadImage: loadBrowserImage,
  }
}
