import type { ProviderListener } from './eip1193.ts'

/** Hands events to listeners. */
export interface Emitter {
  on(event: string, listener: ProviderListener): void
  off(event: string, listener: ProviderListener): void
  emit(event: string, payload: unknown): void
  /** How many listen to an event; lets tests see what a page left behind. */
  count(event: string): number
}

/** Makes an emitter. A listener that throws does not keep others from hearing. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, ProviderListener[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    off(event, listener) {
      const kept = [...(listeners.get(event) ?? [])]
      const index = kept.lastIndexOf(listener)
      if (index !== -1) kept.splice(index, 1)
      listeners.set(event, kept)
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
