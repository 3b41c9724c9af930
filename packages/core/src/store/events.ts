import type { Undo } from '../contract/index.ts'
import type { DomainEvent } from './domain-event.ts'

/** The domain events of one core. */
export interface Events {
  emit(event: DomainEvent): void
  /** Calls the listener with every event, in the task in which it is emitted. */
  on(listener: (event: DomainEvent) => void): Undo
}

/**
 * Creates the events of one core. Listeners are called in the order in which they were added; one
 * that throws is reported, and does not stop the others.
 */
export function createEvents(report: (thrown: unknown) => void): Events {
  const listeners = new Set<(event: DomainEvent) => void>()
  return {
    emit(event) {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (thrown) {
          report(thrown)
        }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
