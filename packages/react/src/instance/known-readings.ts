import type { LatchkeyOptions } from '@latchkey/core'
import { initialReadings, reconnectingReadings } from './initial-readings.ts'
import type { Latchkey } from './latchkey.ts'
import type { PageWindow } from './page.ts'
import type { Readings } from './readings.ts'
import { readStoredNamespaces } from './stored-namespaces.ts'

/** The readings of a page without the modal. */
export interface KnownReadings {
  /** The readings of a server, and of the first render in a browser. */
  readonly server: Readings
  /** Sessions are to be resumed. */
  readonly isReturning: boolean
  now(): Readings
  readonly hydrate: Latchkey['hydrate']
  /** The modal could not be loaded: no session is resumed. */
  giveUp(): void
}

/** @param page - undefined on a server. */
export function createKnownReadings(
  options: LatchkeyOptions,
  page: PageWindow | undefined,
): KnownReadings {
  const server = initialReadings(options)
  const stored = page && readStoredNamespaces(options, page)
  let now = stored ? reconnectingReadings(server, stored) : server
  return {
    server,
    isReturning: Boolean(stored),
    now: () => now,
    hydrate({ accounts }) {
      const first = initialReadings(options, accounts)
      if (stored) now = reconnectingReadings(first, stored)
      return first
    },
    giveUp() {
      now = server
    },
  }
}
