import { focusStart } from '@latchkey/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What decides whether a new view takes the focus. */
export interface ViewFocusInput {
  readonly isEmbedded: boolean
  /** Another view is about to take the place of the one that is drawn. */
  readonly isBehind: boolean
}

/**
 * Gives what moves the focus to the start of a new view. In the page's flow it does so only for
 * somebody who was in the old one: whoever is elsewhere in the page stays there.
 */
export function useViewFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  { isEmbedded, isBehind }: ViewFocusInput,
): () => void {
  const isMine = useRef(true)
  useLayoutEffect(() => {
    // The old view is still there, and with it whatever has the focus.
    if (isBehind) isMine.current = !isEmbedded || hasFocus(dialog.current)
  }, [dialog, isEmbedded, isBehind])
  return () => {
    if (dialog.current !== null && isMine.current) focusStart(dialog.current)
  }
}

function hasFocus(dialog: HTMLDialogElement | null): boolean {
  return dialog?.matches(':focus-within') ?? false
}
