import { LatchkeyError, type Undo } from '../contract/index.ts'
import type { DomainEvent } from './domain-event.ts'
import type { Events } from './events.ts'

/** What an event means for somebody who waits. */
export type Outcome<T> =
  | { readonly value: T }
  | { readonly error: LatchkeyError }
  /** This event is about something else. */
  | undefined

interface Deps<T> {
  readonly events: Pick<Events, 'on'>
  /** Told once per task in which state changed. */
  subscribe(listener: () => void): Undo
  outcomeOf(event: DomainEvent): Outcome<T>
  /** Nobody works on it any more: it was left, or replaced by something else. Or why it ended. */
  isGone(): boolean | LatchkeyError
}

/**
 * Waits for the event that ends what was begun; for callers without a view.
 *
 * @throws LatchkeyError the failure, or `aborted` when it was left.
 */
export function settled<T>({ events, subscribe, outcomeOf, isGone }: Deps<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const undo = [
      events.on((event) => {
        const outcome = outcomeOf(event)
        if (outcome === undefined) return
        end()
        if ('value' in outcome) resolve(outcome.value)
        else reject(outcome.error)
      }),
      subscribe(() => {
        const reason = isGone()
        if (reason === false) return
        end()
        reject(reason === true ? new LatchkeyError('aborted', {}) : reason)
      }),
    ]
    const end = (): void => {
      for (const each of undo) each()
    }
  })
}
