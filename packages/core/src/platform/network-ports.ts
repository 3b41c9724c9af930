import type { Clock } from '../contract/index.ts'
import type { FarPorts } from '../ports.ts'
import { loadBrowserImage } from './browser-images.ts'
import { createCryptoRandom } from './crypto-random.ts'
import { createFetchHttp } from './fetch-http.ts'
import { createFetchTelemetry } from './fetch-telemetry.ts'

interface Wanted {
  readonly clock: Clock
  readonly analyticsEndpoint: string
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
}

/** The ports that lead out of the page. Making them touches nothing. */
export function createNetworkPorts(wanted: Wanted): FarPorts {
  const { clock, analyticsEndpoint: endpoint, projectId, sdkType, sdkVersion } = wanted
  const random = createCryptoRandom()
  const http = createFetchHttp({ clock })
  const project = { endpoint, projectId, sdkType, sdkVersion }
  return {
    random,
    http,
    telemetry: createFetchTelemetry({ http, clock, random, ...project }),
    loadImage: loadBrowserImage,
  }
}
