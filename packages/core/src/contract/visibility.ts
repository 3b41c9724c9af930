import type { Undo } from './undo.ts'

/** Whether the visitor can see the page. */
export interface Visibility {
  isVisible(): boolean
  /** Calls the listener when it changes. */
  watch(listener: () => void): Undo
}
