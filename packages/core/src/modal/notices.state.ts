import type { PlainError } from '../contract/index.ts'
import type { Notice } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'

/** Shows notices. */
export interface NoticesSlice {
  /** Replaces the shown notice. @returns The id to dismiss it by. */
  show(notice: Omit<Notice, 'id'>): number
  /** Shows a failure. */
  fail(error: PlainError): void
  /** Removes the notice with this id, or the shown one. */
  dismiss(id?: number): void
}

/** The only writer of `state.notices`: one at a time, the newest wins. */
export function createNoticesSlice(state: RootState['notices']): NoticesSlice {
  let lastId = 0

  function show(notice: Omit<Notice, 'id'>): number {
    lastId += 1
    state.current = { ...notice, id: lastId }
    return lastId
  }

  return {
    show,
    fail: ({ code, message }) => show({ tone: 'error', message, code }),
    dismiss(id) {
      if (id === undefined || state.current?.id === id) state.current = undefined
    },
  }
}
