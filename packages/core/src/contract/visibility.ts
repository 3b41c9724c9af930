import type { Undo } from './undo.ts'

/** The visibility of the page for the visitor. */
export interface Visibility {
  isVisible(): boolean
  /** Calls the listener when it changes. */
  watch(listener: () => void): Undo
}
