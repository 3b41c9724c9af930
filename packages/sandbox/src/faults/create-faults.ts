import type { Fault } from './fault.ts'
import type { FaultPart } from './parts.ts'

/** Switches faults on and off, part by part. */
export interface Faults {
  /** Disturbs a part from its next request on; replaces the fault it had. */
  set(part: FaultPart, fault: Fault): void
  /** Clears the fault of one part, or all. Requests that wait at a silent part are dropped. */
  clear(part?: FaultPart): void
  /** Returns the faults that are switched on now. */
  current(): Partial<Record<FaultPart, Fault>>
}

/** The same faults, with the method that the servers use. */
export interface FaultDesk extends Faults {
  /** The fault for this request, the first part that has one; counts down `times`. */
  take(parts: readonly FaultPart[], methods: readonly string[]): TakenFault | undefined
}

/** A fault at work: the signal fires when it is cleared. */
export interface TakenFault {
  readonly fault: Fault
  readonly cleared: AbortSignal
}

interface Entry {
  readonly fault: Fault
  readonly end: AbortController
  left: number
}

/** Makes the faults of one sandbox; none is switched on. */
export function createFaults(): FaultDesk {
  const entries = new Map<FaultPart, Entry>()

  function clear(part: FaultPart): void {
    entries.get(part)?.end.abort()
    entries.delete(part)
  }

  return {
    set(part, fault) {
      clear(part)
      const left = fault.times ?? Number.POSITIVE_INFINITY
      entries.set(part, { fault, end: new AbortController(), left })
    },
    clear(part) {
      for (const known of part ? [part] : [...entries.keys()]) clear(known)
    },
    current() {
      const active = [...entries].filter(([, entry]) => entry.left > 0)
      return Object.fromEntries(active.map(([part, { fault }]) => [part, fault]))
    },
    take(parts, methods) {
      const part = parts.find((name) => isFor(entries.get(name), methods))
      const entry = part && entries.get(part)
      if (!entry) return undefined
      entry.left -= 1
      return { fault: entry.fault, cleared: entry.end.signal }
    },
  }
}

function isFor(entry: Entry | undefined, methods: readonly string[]): boolean {
  if (!entry || entry.left <= 0) return false
  const wanted = entry.fault.methods
  return wanted === undefined || methods.some((method) => wanted.includes(method))
}
