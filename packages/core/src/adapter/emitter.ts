import type { Undo } from '../contract/index.ts'

/** Tells listeners of one kind of news. */
export interface Emitter<T> {
  emit(news: T): void
  on(listener: (news: T) => void): Undo
}

/**
 * Makes an emitter. A listener that throws is reported and keeps no other from hearing.
 *
 * @param report - Told what a listener threw.
 */
export function createEmitter<T>(report: (thrown: unknown) => void): Emitter<T> {
  const listeners = new Set<{ readonly hear: (news: T) => void }>()
  return {
    emit(news) {
      for (const listener of [...listeners]) {
        if (!listeners.has(listener)) continue
        try {
          listener.hear(news)
        } catch (thrown) {
          report(thrown)
        }
      }
    },
    on(hear) {
      const listener = { hear }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
