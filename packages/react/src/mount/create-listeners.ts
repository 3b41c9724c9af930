import type { Undo } from '@latchkey/core/contract'
import type { PageWindow } from './page.ts'

/** Who wants to know of something. */
export interface Listeners<News = void> {
  add(listener: (news: News) => void): Undo
  tell(news: News): void
  clear(): void
}

/** Makes a list of listeners. One that throws keeps none of the others from hearing. */
export function createListeners<News = void>(
  page: Pick<PageWindow, 'reportError'> | undefined,
): Listeners<News> {
  const listeners = new Set<(news: News) => void>()
  return {
    add(listener) {
      // The same function may be handed in twice, and each hand-in is undone by itself.
      const own = (news: News): void => listener(news)
      listeners.add(own)
      return () => listeners.delete(own)
    },
    tell(news) {
      for (const listener of [...listeners]) {
        try {
          listener(news)
        } catch (thrown) {
          page?.reportError(thrown)
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
