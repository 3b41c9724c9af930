import type { Undo } from './undo.ts'

/** The topic that listeners get when the browser shows a page again that it had suspended. */
export const PAGE_RESTORED = 'page-restored'

/** Other tabs of the same site. A message is a hint to read storage again, never data. */
export interface Tabs {
  post(topic: string): void
  /** The listener also gets `PAGE_RESTORED` when this page itself may have missed messages. */
  listen(listener: (topic: string) => void): Undo
  /** Runs `work` in one tab at a time; at once if the browser has no locks. */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T>
}
