import type { ProviderListener } from './eip1193.ts'

/** Emits events to listeners. */
export interface Emitter {
  on(event: string, listener: ProviderListener): void
  off(event: string, listener: ProviderListener): void
  emit(event: string, payload: unknown): void
  /** The number of listeners of an event; lets tests find listeners that a page did not remove. */
  count(event: string): number
}

/** Makes an emitter. A listener that throws does not stop the others. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, ProviderListener[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    off(event, listener) {
      const rest = [...(listeners.get(event) ?? [])]
      const index = rest.lastIndexOf(listener)
      if (index !== -1) rest.splice(index, 1)
      listeners.set(event, rest)
    },
    emit(event, payload) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload)
        } catch (error) {
          reportError(error)
        }
      }
    },
    count: (event) => listeners.get(event)?.length ?? 0,
  }
}

/** Makes the page's mistake visible as an uncaught error without stopping the wallet. */
function reportError(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
