import type { Undo } from './undo.ts'

/** Told in place of a topic when the browser brings a page back that was put aside. */
export const PAGE_RESTORED = 'page-restored'

/** Other tabs of the same site. What they say is a hint to read again, never data. */
export interface Tabs {
  say(topic: string): void
  /** Also told `PAGE_RESTORED` when this page itself may have missed something. */
  hear(listener: (topic: string) => void): Undo
  /** Runs `work` in one tab at a time; where that can't be known, at once. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
}
