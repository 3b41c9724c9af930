import type { Storage } from '../contract/index.ts'
import type { NearPorts } from '../ports.ts'
import { readBrowserPage } from './browser-page.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { createConsoleLogger } from './console-logger.ts'
import { createHandHeld } from './hand-held.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createPageOpener } from './page-opener.ts'
import { createSystemClock } from './system-clock.ts'
import { createTabEars } from './tab-ears.ts'

interface Wanted {
  /** Same in all tabs whose modals belong together. */
  readonly name: string
  readonly storage?: Storage | 'memory' | undefined
}

/** The ports of a browser. Making them touches nothing, so a server may do it too. */
export function createBrowserPorts({ name, storage }: Wanted): NearPorts {
  const logger = createConsoleLogger()
  return {
    clock: createSystemClock(),
    logger,
    storage:
      storage === 'memory' ? createMemoryStorage() : (storage ?? createBrowserStorage({ logger })),
    device: createHandHeld(),
    windows: createPageOpener(),
    tabs: createTabEars(name),
    readPage: readBrowserPage,
  }
}
