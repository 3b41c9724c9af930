import { LatchkeyError, type Undo } from '../contract/index.ts'
import type { DomainEvent } from './domain-event.ts'
import type { Events } from './events.ts'

/** The outcome that an event means for the waiting caller. */
export type Outcome<T> =
  | { readonly value: T }
  | { readonly error: LatchkeyError }
  /** This event is about something else. */
  | undefined

interface Deps<T> {
  readonly events: Pick<Events, 'on'>
  /** Calls the listener once per task in which state changed. */
  subscribe(listener: () => void): Undo
  outcomeOf(event: DomainEvent): Outcome<T>
  /**
   * Returns true if the work ended without an event, because it was cancelled or replaced; or
   * returns its failure.
   */
  isEnded(): boolean | LatchkeyError
}

/**
 * Waits for the event that ends an action; for callers without a view.
 *
 * @throws LatchkeyError the failure, or `aborted` if it was cancelled.
 */
export function settled<T>({ events, subscribe, outcomeOf, isEnded }: Deps<T>): Promise<T> {
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
        const reason = isEnded()
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
