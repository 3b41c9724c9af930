import type { Undo } from '@latchkey/core/contract'

/** The progress of one form, which changes without the instance. */
export interface ProgressStore<Progress> {
  current(): Progress
  show(next: Progress): void
  watch(listener: () => void): Undo
}

/** Creates the progress of one form. */
export function createProgress<Progress>(first: Progress): ProgressStore<Progress> {
  const listeners = new Set<() => void>()
  let progress = first
  return {
    current: () => progress,
    show(next) {
      progress = next
      for (const listener of [...listeners]) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
