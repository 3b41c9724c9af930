/** One event as it arrived. */
export interface CollectedEvent {
  /** The query of its request. */
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Stores the events that sites report. */
export interface AnalyticsSink {
  /** Everything since the last `clear`, oldest first. */
  list(): readonly CollectedEvent[]
  add(event: CollectedEvent): void
  clear(): void
}

/** Makes an empty sink. */
export function createAnalyticsSink(): AnalyticsSink {
  const events: CollectedEvent[] = []
  return {
    list: () => [...events],
    add: (event) => void events.push(event),
    clear: () => void events.splice(0),
  }
}
