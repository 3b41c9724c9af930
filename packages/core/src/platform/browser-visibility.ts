import type { Visibility } from '../contract/index.ts'

/** The visibility of the browser's tab. */
export function createBrowserVisibility(): Visibility {
  return {
    isVisible: () => document.visibilityState === 'visible',
    watch(listener) {
      const listen = (): void => document.addEventListener('visibilitychange', listener)
      listen()
      // `document.open` removes every listener: it is added again with the next root element.
      const { MutationObserver } = window as Partial<typeof globalThis>
      const observer = MutationObserver && new MutationObserver(listen)
      observer?.observe(document, { childList: true })
      return () => {
        observer?.disconnect()
        document.removeEventListener('visibilitychange', listener)
      }
    },
  }
}
