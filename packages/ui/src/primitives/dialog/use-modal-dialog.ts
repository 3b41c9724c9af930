import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { startOf } from '../../a11y/focus-start.ts'
import { lockScroll } from '../../a11y/lock-scroll.ts'
import { rememberFocus } from '../../a11y/remember-focus.ts'
import { shieldHost, unhideHost } from '../../a11y/shield-host.ts'
import { afterFrame, type PageWindow } from '../../motion/after-frame.ts'

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
  const isModal = isOpen && !isEmbedded
  useLayoutEffect(() => {
    if (isEmbedded && ref.current) ref.current.open = isOpen
  }, [ref, isOpen, isEmbedded])

  // Whatever can be had before the opening is: what is left is on the way to the first frame.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || isEmbedded) return
    dialog.setAttribute('closedby', 'none')
    return shieldHost(dialog)
  }, [ref, isEmbedded])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isModal) return
    const giveBack = rememberFocus(dialog)
    unhideHost(dialog)
    showWithFocus(dialog)
    return () => {
      dialog.close()
      giveBack()
    }
  }, [ref, isModal])

  useEffect(() => {
    const dialog = ref.current
    const page = dialog?.ownerDocument.defaultView
    if (!dialog || !page || !isModal) return
    let settle: () => void = () => {}
    const cancel = afterFrame(page, () => {
      const unlock = lockScroll(page.document, nonce)
      const unpin = keepTop(dialog, page)
      settle = () => {
        unpin()
        unlock()
      }
    })
    return () => {
      cancel()
      settle()
    }
  }, [ref, isModal, nonce])
}

/** The browser gives the focus to what has this attribute, instead of twice to two elements. */
function showWithFocus(dialog: HTMLDialogElement): void {
  const start = startOf(dialog)
  start?.setAttribute('autofocus', '')
  dialog.showModal()
  start?.removeAttribute('autofocus')
  // Where it has it already nothing happens.
  start?.focus({ preventScroll: true })
}

/** Holds the top edge of the card whenever the height changes, of the card or of the window. */
function keepTop(dialog: HTMLDialogElement, page: PageWindow): () => void {
  const observer = page.ResizeObserver && new page.ResizeObserver(() => pinTop(dialog))
  observer?.observe(dialog)
  return () => {
    observer?.disconnect()
    dialog.removeAttribute('data-pinned')
  }
}

function pinTop(dialog: HTMLDialogElement): void {
  const card = dialog.querySelector<HTMLElement>(':scope > [data-part=card]')
  dialog.removeAttribute('data-pinned')
  // Not a custom property: those are inherited, so the whole card would be styled again.
  dialog.style.flexBasis = `${card?.offsetTop ?? 0}px`
  dialog.setAttribute('data-pinned', '')
}
