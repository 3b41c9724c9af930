import type { LatchkeyOptions } from '@latchkey/core'
import type { TelemetryEvent, Undo } from '@latchkey/core/contract'
import { storageKeys } from '@latchkey/core/page'
import type { PageWindow } from '../instance/page.ts'
import type { Readings } from '../instance/readings.ts'
import type { Modal } from '../modal/mount-modal.tsx'
import type { Listeners } from './create-listeners.ts'
import type { RunInOrder } from './run-in-order.ts'

/** The modal of an instance, loaded or not. */
export interface ModalAccess {
  prepare(): Promise<void>
  readonly run: RunInOrder<Modal>
  readings(): Readings
  adapters(): LatchkeyOptions['adapters']
  readonly listeners: Listeners
  readonly events: Listeners<TelemetryEvent>
  /** Removes the modal from the page. */
  end(): void
}

/** Name of the event by which instances of one page learn of another. */
const CREATED = 'latchkey:created'

interface Created {
  /** Prefix of the storage keys; instances that share it are one modal. */
  readonly keys: string
  readonly access: ModalAccess
}

/**
 * A page has one modal for each id, none meaning `default`: when another instance is created, the one
 * before ends and forwards every call to it. So a script may run again, by a hot reload or twice in
 * strict mode. Instances meet by an event, since each run may have our modules anew.
 */
export function withReplacement(
  page: PageWindow | undefined,
  id: string | undefined,
  own: ModalAccess,
): ModalAccess {
  let current = own
  const undos: Undo[] = []
  const access: ModalAccess = {
    ...own,
    prepare: () => current.prepare(),
    run: (use) => current.run(use),
    readings: () => current.readings(),
    adapters: () => current.adapters(),
    end() {
      for (const undo of undos) undo()
      current = own
      own.end()
    },
  }
  if (page === undefined) return access

  const created: Created = { keys: storageKeys(id)(''), access }
  const onCreated = (event: Event): void => {
    // Only the line below makes events of this name.
    const next = (event as CustomEvent<Created>).detail
    if (next.keys !== created.keys) return
    access.end()
    current = next.access
    undos.push(current.listeners.add(own.listeners.emit), current.events.add(own.events.emit))
    own.listeners.emit()
  }
  page.dispatchEvent(new page.CustomEvent(CREATED, { detail: created }))
  page.addEventListener(CREATED, onCreated)
  undos.push(() => page.removeEventListener(CREATED, onCreated))
  return access
}
