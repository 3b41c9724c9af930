import type { Logger, SiteStorage, Storage } from '../contract/index.ts'
import { createBroadcastTabs } from './broadcast-tabs.ts'
import { createBrowserDevice } from './browser-device.ts'
import { loadBrowserImage } from './browser-images.ts'
import { readBrowserPage, takeParameter } from './browser-page.ts'
import { createBrowserStorage, createSiteStorage } from './browser-storage.ts'
import { createBrowserVisibility } from './browser-visibility.ts'
import { createBrowserWindows } from './browser-windows.ts'
import { type BufferLogger, createBufferLogger } from './buffer-logger.ts'
import { createConsoleLogger, createRequestLog, type LogLevel } from './console-logger.ts'
import { createCryptoRandom } from './crypto-random.ts'
import { createFetchHttp } from './fetch-http.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { Ports } from './ports.ts'
import { createSystemClock } from './system-clock.ts'

interface BrowserPortsInput {
  /** The same in all tabs of one modal. */
  readonly name: string
  readonly options: {
    readonly storage?: SiteStorage | 'memory' | undefined
    readonly logLevel?: LogLevel | undefined
    /** Replaces any of the ports; those that are built on it use it, too. */
    readonly ports?: Partial<Ports> | undefined
  }
}

/** The ports, with the log for support. */
export interface BrowserPorts extends Ports {
  readonly logger: BufferLogger
}

/** Creates the ports of a browser. This uses no browser API, so that it also runs on a server. */
export function createBrowserPorts(input: BrowserPortsInput): BrowserPorts {
  const { name, options } = input
  const { storage, logLevel, ports: overrides = {} } = options
  const clock = overrides.clock ?? createSystemClock()
  const written = overrides.logger ?? createConsoleLogger(logLevel)
  const logger = createBufferLogger({ clock, logger: written })
  const random = overrides.random ?? createCryptoRandom()
  const http = overrides.http ?? createFetchHttp({ clock })
  return {
    storage: openStorage(storage, logger),
    // A browser that denies it denies the other, too, which says so.
    tabStorage: createBrowserStorage({ open: () => sessionStorage }),
    device: createBrowserDevice(),
    windows: createBrowserWindows(),
    visibility: createBrowserVisibility(),
    tabs: createBroadcastTabs(name),
    readPage: readBrowserPage,
    takeParameter,
    loadImage: loadBrowserImage,
    afterPaint: async () => undefined,
    ...overrides,
    observer: logLevel === 'debug' ? createRequestLog(overrides.observer) : overrides.observer,
    clock,
    logger,
    random,
    http,
  }
}

function openStorage(storage: BrowserPortsInput['options']['storage'], logger: Logger): Storage {
  if (storage === 'memory') return createMemoryStorage()
  return storage ? createSiteStorage(logger, storage) : createBrowserStorage({ logger })
}
