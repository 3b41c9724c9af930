import type { TelemetryEvent } from '@latchkey/core/contract'
import { createLatchkey, type Latchkey } from '@latchkey/react'
import type { PageAddresses } from '../../addresses/page-addresses.ts'
import type { Configuration } from '../../options/options-table.ts'
import { labOptions } from './lab-options.ts'
import { pageMetadata } from './page-metadata.ts'

interface Deps {
  readonly page: Window & typeof globalThis
  readonly addresses: PageAddresses
  /** The element into which `container=panel` puts the modal. */
  readonly panel: HTMLElement
  onEvent(event: TelemetryEvent): void
}

/**
 * Creates an instance from the values of the switches.
 *
 * @throws LatchkeyError `options.invalid`; SyntaxError for broken JSON.
 */
export function createInstance(configuration: Configuration, deps: Deps): Latchkey {
  const { page, onEvent } = deps
  if (configuration.buffer) void provideBuffer(page)
  const options = labOptions(configuration, { ...deps, pageMetadata: pageMetadata(page) })
  return createLatchkey({ ...options, onEvent })
}

/** As in pages with older libraries: wallet-connect needs it to connect and sign by one request. */
async function provideBuffer(page: Window): Promise<void> {
  const { Buffer } = await import('buffer')
  Object.assign(page, { Buffer })
}
