import type { Undo } from '../contract/index.ts'
import type { DomainEvent } from './domain-event.ts'

/** Publishes domain events. */
export interface Bus {
  publish(event: DomainEvent): void
  /** Told of every event, after its reactions have begun, where they are there already. */
  watch(listener: (event: DomainEvent) => void): Undo
}

/**
 * Makes a bus. A listener that fails keeps no other from hearing.
 *
 * @param react - Runs what an event causes: at once, or as soon as that is there.
 */
export function createBus(
  react: (event: DomainEvent) => void,
  onFailure: (thrown: unknown) => void,
): Bus {
  const listeners = new Set<(event: DomainEvent) => void>()

  function tell(listener: (event: DomainEvent) => void, event: DomainEvent): void {
    try {
      listener(event)
    } catch (thrown) {
      onFailure(thrown)
    }
  }

  return {
    publish(event) {
      react(event)
      for (const listener of listeners) tell(listener, event)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
