import type {
  Clock,
  Device,
  DeviceFacts,
  Http,
  Logger,
  Random,
  RelayPort,
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

/** What is to be known of a device before anything is shown on it. */
export interface HandHeld {
  read(): Pick<DeviceFacts, 'isMobile'>
}

/** What a core needs of the page it is in, from its first moment on. */
export interface NearPorts {
  readonly clock: Clock
  readonly storage: Storage
  readonly device: HandHeld
  /** Opens at least pages of the web. */
  readonly windows: Pick<Windows, 'open'>
  readonly tabs: Pick<Tabs, 'hear'>
  readonly logger: Logger
  /** What the page says about itself, when asked. */
  readPage(): PageFacts
}

/** What a core needs once the list of wallets stands. */
export interface FarPorts {
  /** Keeps its last lines, too. */
  readonly logger: Logger
  readonly device: Device
  readonly windows: Windows
  readonly tabs: Tabs
  readonly random: Random
  readonly http: Http
  readonly telemetry: Telemetry
  /** Loads a picture so that it is there when it is shown. */
  loadImage(url: string, signal: AbortSignal): Promise<void>
}

/** Everything outside the process that a core needs; tests hand in fakes. */
export interface Ports extends Omit<NearPorts, keyof FarPorts>, FarPorts {
  /** Wallet-connect; without one it is loaded when it is first needed. */
  readonly relay?: RelayPort | undefined
}
