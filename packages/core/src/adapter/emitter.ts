import type { Undo } from '../contract/index.ts'

/** Calls the listeners of one kind of event. */
export interface Emitter<T> {
  emit(event: T): void
  on(listener: (event: T) => void): Undo
}

/**
 * Creates an emitter. If a listener throws, the error is reported and the other listeners still
 * run.
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
      // Wrapped in an object, so that a function that was added twice is called twice.
      const listener = { call }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
