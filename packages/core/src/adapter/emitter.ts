import type { Undo } from '../contract/index.ts'

/** Calls the listeners of one kind of event. */
export interface Emitter<T> {
  emit(event: T): void
  on(listener: (event: T) => void): Undo
}

/**
 * Creates an emitter. A listener that throws is reported; the others are called all the same.
 *
 * @param report - Called with what a listener threw.
 */
export function createEmitter<T>(report: (thrown: unknown) => void): Emitter<T> {
  const listeners = new Set<{ readonly call: (event: T) => void }>()
  return {
    emit(event) {
      for (const listener of [...listeners]) {
        if (!listeners.has(listener)) continue
        try {
          listener.call(event)
        } catch (thrown) {
          report(thrown)
        }
      }
    },
    on(call) {
      // Wrapped, so that a function that is added twice is called twice.
      const listener = { call }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
