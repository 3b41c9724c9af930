import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { focusStart, startOf } from '../../a11y/focus-start.ts'
import { lockScroll } from '../../a11y/lock-scroll.ts'
import { rememberFocus } from '../../a11y/remember-focus.ts'
import { shieldHost } from '../../a11y/shield-host.ts'

/** How a native dialog is opened. */
export interface ModalDialogOptions {
  readonly isOpen: boolean
  readonly isEmbedded: boolean
  readonly nonce: string | undefined
}

/**
 * Opens and closes the native dialog. While it is open the page behind is inert and does not
 * scroll, and the card keeps its top edge; when it closes the focus goes back where it was.
 */
export function useModalDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { isOpen, isEmbedded, nonce }: ModalDialogOptions,
): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isEmbedded) dialog.open = isOpen
    if (isEmbedded || !isOpen) return
    const unshield = shieldHost(dialog)
    const giveBack = rememberFocus(dialog)
    dialog.setAttribute('closedby', 'none')
    showWithFocus(dialog)
    const unlock = lockScroll(dialog.ownerDocument, nonce)
    return () => {
      unlock()
      dialog.close()
      giveBack()
      unshield()
    }
  }, [ref, isOpen, isEmbedded, nonce])

  useEffect(() => {
    const dialog = ref.current
    const page = dialog?.ownerDocument.defaultView
    if (!dialog || !page?.ResizeObserver || !isOpen || isEmbedded) return
    const observer = new page.ResizeObserver(() => pinTop(dialog))
    observer.observe(dialog)
    return () => {
      observer.disconnect()
      dialog.removeAttribute('data-pinned')
    }
  }, [ref, isOpen, isEmbedded])
}

/** The browser gives the focus to what has this attribute, instead of twice to two elements. */
function showWithFocus(dialog: HTMLDialogElement): void {
  const start = startOf(dialog)
  start?.setAttribute('autofocus', '')
  dialog.showModal()
  start?.removeAttribute('autofocus')
  focusStart(dialog)
}

function pinTop(dialog: HTMLDialogElement): void {
  const card = dialog.querySelector<HTMLElement>(':scope > [data-part=card]')
  dialog.removeAttribute('data-pinned')
  // Not a custom property: those are inherited, so the whole card would be styled again.
  dialog.style.flexBasis = `${card?.offsetTop ?? 0}px`
  dialog.setAttribute('data-pinned', '')
}
