import type { Visibility } from '../contract/index.ts'

/** A tab that the test hides and shows. */
export interface FakeVisibility extends Visibility {
  set(isVisible: boolean): void
}

/** Creates a visible tab. */
export function createFakeVisibility(): FakeVisibility {
  const listeners = new Set<() => void>()
  let isVisible = true
  return {
    isVisible: () => isVisible,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      isVisible = next
      for (const listener of listeners) listener()
    },
  }
}
