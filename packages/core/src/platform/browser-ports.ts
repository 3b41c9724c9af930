import type { Storage } from '../contract/index.ts'
import type { Ports } from '../ports.ts'
import { createBroadcastTabs } from './broadcast-tabs.ts'
import { createBrowserDevice } from './browser-device.ts'
import { loadBrowserImage } from './browser-images.ts'
import { readBrowserPage } from './browser-page.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { createBrowserWindows } from './browser-windows.ts'
import { createBufferLogger } from './buffer-logger.ts'
import { createCryptoRandom } from './crypto-random.ts'
import { createFetchHttp } from './fetch-http.ts'
import { createFetchTelemetry } from './fetch-telemetry.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createSystemClock } from './system-clock.ts'

interface Wanted {
  /** Same in all tabs whose modals belong together. */
  readonly name: string
  readonly storage?: Storage | 'memory' | undefined
  readonly analyticsEndpoint: string
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
}

/** The ports of a browser. Making them touches nothing, so a server may do it too. */
export function createBrowserPorts(wanted: Wanted): Ports {
  const clock = createSystemClock()
  const random = createCryptoRandom()
  const logger = createBufferLogger({ clock })
  const http = createFetchHttp({ clock })
  const { analyticsEndpoint: endpoint, projectId, sdkType, sdkVersion } = wanted
  return {
    clock,
    random,
    logger,
    http,
    storage:
      wanted.storage === 'memory'
        ? createMemoryStorage()
        : (wanted.storage ?? createBrowserStorage({ logger })),
    device: createBrowserDevice(),
    windows: createBrowserWindows(),
    tabs: createBroadcastTabs(wanted.name),
    telemetry: createFetchTelemetry({
      http,
      clock,
      random,
      endpoint,
      projectId,
      sdkType,
      sdkVersion,
    }),
    readPage: readBrowserPage,
    loadImage: loadBrowserImage,
  }
}
