import type { Undo } from '../contract/index.ts'
import { isPromise } from '../machine/is-promise.ts'
import type { DomainEvent, DomainEventType, EventOf } from './domain-event.ts'

/** One consequence of one kind of event. */
export interface Reaction {
  readonly type: DomainEventType
  run(event: DomainEvent): void | Promise<void>
}

/** Ties a consequence to its event, with the event's own type. */
export function reaction<Type extends DomainEventType>(
  type: Type,
  run: (event: EventOf<Type>) => void | Promise<void>,
): Reaction {
  return {
    type,
    run(event) {
      // The bus hands a reaction only events of the type it names.
      return run(event as EventOf<Type>)
    },
  }
}

/** Publishes domain events and runs what they cause. */
export interface Bus {
  publish(event: DomainEvent): void
  /** Told of every event, after its reactions have begun, where they are there already. */
  watch(listener: (event: DomainEvent) => void): Undo
}

/** Hands out the list of consequences: at once, or as soon as it is there. */
export type WithReactions = (use: (reactions: readonly Reaction[]) => void) => void

/**
 * Reactions of one event run one after the other, in the order of the list; one that fails stops
 * none of the others, and neither does a listener.
 */
export function createBus(withReactions: WithReactions, onFailure: (thrown: unknown) => void): Bus {
  const listeners = new Set<(event: DomainEvent) => void>()

  async function runAll(reactions: readonly Reaction[], event: DomainEvent): Promise<void> {
    for (const each of reactions.filter(({ type }) => type === event.type)) {
      try {
        const running = each.run(event)
        // Awaited only when it takes time, so that quick consequences stay in the visitor's task.
        if (isPromise(running)) await running
      } catch (thrown) {
        onFailure(thrown)
      }
    }
  }

  function tell(listener: (event: DomainEvent) => void, event: DomainEvent): void {
    try {
      listener(event)
    } catch (thrown) {
      onFailure(thrown)
    }
  }

  return {
    publish(event) {
      // runAll catches whatever a reaction throws.
      withReactions((reactions) => void runAll(reactions, event))
      for (const listener of listeners) tell(listener, event)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
