import { focusStart } from '@latchkey/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ViewTransition } from './use-view-transition.ts'

/** What decides whether a new view takes the focus. */
export interface ViewFocusInput extends Pick<ViewTransition, 'isBehind' | 'arrival'> {
  readonly isEmbedded: boolean
}

/**
 * Moves the focus to the start of each new view. In the page's flow it does so only where the focus
 * was in the old one: a visitor who is elsewhere in the page stays there.
 */
export function useViewFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  { isEmbedded, isBehind, arrival }: ViewFocusInput,
): void {
  const isMine = useRef(true)
  useLayoutEffect(() => {
    // The old view is still there, and with it whatever has the focus.
    if (isBehind) isMine.current = !isEmbedded || hasFocus(dialog.current)
  }, [dialog, isEmbedded, isBehind])

  useLayoutEffect(() => {
    if (arrival && dialog.current !== null && isMine.current) focusStart(dialog.current)
  }, [dialog, arrival])
}

function hasFocus(dialog: HTMLDialogElement | null): boolean {
  return dialog?.matches(':focus-within') ?? false
}
