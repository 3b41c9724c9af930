import type { LatchkeyOptions } from '@latchkey/core'
import type { TelemetryEvent, Undo } from '@latchkey/core/contract'
import { storageKeys } from '@latchkey/core/page'
import type { Modal } from '../modal/mount-modal.tsx'
import type { Listeners } from './create-listeners.ts'
import type { Loader } from './create-loader.ts'
import type { PageWindow } from './page.ts'
import type { Readings } from './readings.ts'

/** What the face of an instance asks for. */
export interface Holder {
  prepare(): Promise<void>
  readonly run: Loader<Modal>['run']
  readings(): Readings
  adapters(): LatchkeyOptions['adapters']
  readonly listeners: Listeners
  readonly events: Listeners<TelemetryEvent>
  /** Takes its modal out of the page. */
  end(): void
}

/** Tells the instances of a page that there is another one. */
const MADE = 'latchkey:made'

/** What an instance says of itself when it is made. */
interface Made {
  /** Under which names it keeps its sessions; instances that share them are one modal. */
  readonly keys: string
  readonly holder: Holder
}

/**
 * A page has one modal for each id, none meaning `default`: when another is made, the one before ends
 * and hands on whatever it is asked. So a script may run again, by a hot reload or twice in strict
 * mode. They meet by an event, since each run may have our modules anew.
 */
export function withSuccession(
  page: PageWindow | undefined,
  id: string | undefined,
  own: Holder,
): Holder {
  let holder = own
  const undos: Undo[] = []
  const line: Holder = {
    ...own,
    prepare: () => holder.prepare(),
    run: (use) => holder.run(use),
    readings: () => holder.readings(),
    adapters: () => holder.adapters(),
    end() {
      for (const undo of undos) undo()
      holder = own
      own.end()
    },
  }
  if (page === undefined) return line

  const made: Made = { keys: storageKeys(id)(''), holder: line }
  const hear = (event: Event): void => {
    // Only the line below makes events of this name.
    const next = (event as CustomEvent<Made>).detail
    if (next.keys !== made.keys) return
    line.end()
    holder = next.holder
    undos.push(holder.listeners.add(own.listeners.tell), holder.events.add(own.events.tell))
    own.listeners.tell()
  }
  page.dispatchEvent(new page.CustomEvent(MADE, { detail: made }))
  page.addEventListener(MADE, hear)
  undos.push(() => page.removeEventListener(MADE, hear))
  return line
}
