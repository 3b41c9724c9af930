import type {
  Clock,
  Device,
  Http,
  Logger,
  Random,
  Storage,
  Tabs,
  Telemetry,
  Windows,
} from './contract/index.ts'

/** What a page says about itself. */
export interface PageFacts {
  readonly title: string
  /** Of `<meta property="og:description">`. */
  readonly description?: string | undefined
  readonly origin: string
  /** Of the first `<link rel="icon">`, as the page writes it. */
  readonly iconHref?: string | undefined
}

/** Everything outside the process that a core needs; tests hand in fakes. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  readonly http: Http
  readonly device: Device
  readonly windows: Windows
  readonly tabs: Tabs
  readonly telemetry: Telemetry
  readonly logger: Logger
  /** What the page says about itself, when asked. */
  readPage(): PageFacts
  /** Loads a picture so that it is there when it is shown. */
  loadImage(url: string, signal: AbortSignal): Promise<void>
}
