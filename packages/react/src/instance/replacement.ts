import type { LatchkeyOptions } from '@latchkey/core'
import {
  keepListening,
  type ObservedRequest,
  type TelemetryEvent,
  type Undo,
} from '@latchkey/core/contract'
import { storageKeys } from '@latchkey/core/page'
import type { Listeners } from './create-listeners.ts'
import type { Latchkey } from './latchkey.ts'
import type { Modal } from './modal-port.ts'
import type { PageWindow } from './page.ts'
import { CREATED, FIND_INSTANCES, type FoundInstance } from './page-events.ts'
import type { Readings } from './readings.ts'
import type { RunInOrder } from './run-in-order.ts'

/** The modal of an instance, loaded or not. */
export interface ModalAccess {
  prepare(): Promise<void>
  readonly run: RunInOrder<Modal>
  readings(): Readings
  adapters(): LatchkeyOptions['adapters']
  readonly hydrate: Latchkey['hydrate']
  readonly listeners: Listeners
  readonly events: Listeners<TelemetryEvent>
  readonly walletRequests: Listeners<ObservedRequest>
  /** Removes the modal from the page. */
  end(): void
}

/** The parts of an instance that the page's other instances and elements use. */
export interface PageInstance {
  readonly id: string | undefined
  readonly own: ModalAccess
  /** The instance, which exists as soon as the task ends. */
  latchkey(): Latchkey
}

interface Created {
  /** Prefix of the storage keys; instances that share it are one modal. */
  readonly keys: string
  readonly access: ModalAccess
}

/**
 * A page has one modal for each id, none meaning `default`: when another instance is created, the
 * one before ends and forwards every call to it. So a script may run again, by a hot reload or
 * twice in strict mode. Instances meet by an event, since each run may have its own copy of our
 * modules.
 */
export function withReplacement(
  page: PageWindow | undefined,
  { id, own, latchkey }: PageInstance,
): ModalAccess {
  let current = own
  const undos: Undo[] = []
  const access: ModalAccess = {
    ...own,
    prepare: () => current.prepare(),
    run: (use) => current.run(use),
    readings: () => current.readings(),
    adapters: () => current.adapters(),
    hydrate: (state) => current.hydrate(state),
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
    undos.push(
      current.listeners.add(own.listeners.emit),
      current.events.add(own.events.emit),
      current.walletRequests.add(own.walletRequests.emit),
    )
    own.listeners.emit()
  }
  const onFind = (event: Event): void => {
    // Only our elements make events of this name.
    ;(event as CustomEvent<FoundInstance>).detail(latchkey(), id)
  }
  page.dispatchEvent(new page.CustomEvent(CREATED, { detail: created }))
  undos.push(keepListening(page, CREATED, onCreated), keepListening(page, FIND_INSTANCES, onFind))
  return access
}
