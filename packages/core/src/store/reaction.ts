import type { DomainEvent, DomainEventType, EventOf } from './domain-event.ts'
import { isPromise } from './is-promise.ts'

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
      // A reaction is handed only events of the type it names.
      return run(event as EventOf<Type>)
    },
  }
}

/**
 * Runs what an event causes: one reaction after the other, in the order of the list; one that fails
 * stops none of the others.
 */
export async function react(
  reactions: readonly Reaction[],
  event: DomainEvent,
  onFailure: (thrown: unknown) => void,
): Promise<void> {
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
