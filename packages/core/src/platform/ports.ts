import type {
  Clock,
  Device,
  Http,
  Logger,
  Random,
  Storage,
  Tabs,
  Telemetry,
  Visibility,
  Windows,
} from '../contract/index.ts'
import type { RequestObserver } from './observe-requests.ts'

/** The page's own description. */
export interface PageFacts {
  readonly title: string
  /** The content of `<meta property="og:description">`. */
  readonly description?: string | undefined
  readonly origin: string
  /** The address of the first `<link rel="icon">`, as the page writes it. */
  readonly iconHref?: string | undefined
}

/** All ports of a core; tests provide fakes. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  /** The storage of this tab alone, which ends with it. */
  readonly tabStorage: Storage
  readonly logger: Logger
  readonly device: Device
  readonly windows: Windows
  readonly visibility: Visibility
  readonly tabs: Tabs
  readonly http: Http
  /** In place of what posts events to the analytics server, which is loaded for the first one. */
  readonly telemetry?: Telemetry | undefined
  /** Called with every request to a wallet or to the secure frame. */
  readonly observer?: RequestObserver | undefined
  /** Reads the page's own description. */
  readPage(): PageFacts
  /** Removes a parameter from the page's address, and returns its value if there was one. */
  takeParameter(name: string): string | undefined
  /** Resolves once the views are drawn as they should be now; at once where there are none. */
  afterPaint(): Promise<void>
  /** Loads an image so that it is cached when it is shown. */
  loadImage(url: string, signal: AbortSignal): Promise<void>
}
