import { keepListening, type Visibility } from '../contract/index.ts'

/** The visibility of the browser's tab. */
export function createBrowserVisibility(): Visibility {
  return {
    isVisible: () => document.visibilityState === 'visible',
    watch: (listener) => keepListening(document, 'visibilitychange', listener),
  }
}
