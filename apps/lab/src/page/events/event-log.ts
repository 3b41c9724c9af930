import { createListeners } from '../lab/listeners.ts'

/** One line of the log. */
export interface LoggedEvent {
  readonly id: number
  readonly atMs: number
  /** The source: the instance, its analytics, or the wallet's provider. */
  readonly source: 'site' | 'analytics' | 'provider'
  readonly type: string
  /** Short text; may be empty. */
  readonly detail: string
}

/** The events so far, the newest first. */
export interface EventLog {
  add(source: LoggedEvent['source'], type: string, data?: unknown): void
  clear(): void
  list(): readonly LoggedEvent[]
  subscribe(listener: () => void): () => void
}

const KEPT = 200
const LONGEST_DETAIL = 240

/** Makes an empty log. */
export function createEventLog(now: () => number): EventLog {
  const listeners = createListeners()
  let lines: readonly LoggedEvent[] = []
  let lastId = 0

  function write(next: readonly LoggedEvent[]): void {
    lines = next
    listeners.notify()
  }

  return {
    add(source, type, data) {
      lastId += 1
      const line = { id: lastId, atMs: now(), source, type, detail: short(data) }
      write([line, ...lines].slice(0, KEPT))
    },
    clear: () => write([]),
    list: () => lines,
    subscribe: listeners.add,
  }
}

function short(data: unknown): string {
  if (data === undefined) return ''
  const text = typeof data === 'string' ? data : JSON.stringify(data, readable)
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text
}

/** Converts values that JSON has no form for. */
function readable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Error) return { name: value.name, message: value.message }
  return value
}
