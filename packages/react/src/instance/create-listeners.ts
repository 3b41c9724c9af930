import type { Undo } from '@latchkey/core/contract'
import type { PageWindow } from './page.ts'

/** The listeners to one kind of message. */
export interface Listeners<Message = void> {
  add(listener: (message: Message) => void): Undo
  emit(message: Message): void
  clear(): void
}

/**
 * Makes a list of listeners. One that throws does not stop the others. On a server nothing is emitted, and
 * components that are rendered there are never undone: it adds none.
 */
export function createListeners<Message = void>(
  page: Pick<PageWindow, 'reportError'> | undefined,
): Listeners<Message> {
  const listeners = new Set<(message: Message) => void>()
  return {
    add(listener) {
      if (page === undefined) return () => {}
      // The same function may be added twice, and each is removed by its own undo.
      const own = (message: Message): void => listener(message)
      listeners.add(own)
      return () => listeners.delete(own)
    },
    emit(message) {
      for (const listener of [...listeners]) {
        try {
          listener(message)
        } catch (thrown) {
          page?.reportError(thrown)
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
