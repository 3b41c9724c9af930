import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { captureFocus } from '../../a11y/capture-focus.ts'
import { startOf } from '../../a11y/focus-start.ts'
import { keepFocus } from '../../a11y/keep-focus.ts'
import { lockScroll } from '../../a11y/lock-scroll.ts'
import { shieldEditing } from '../../a11y/shield-editing.ts'
import { shieldHost, unhideHost } from '../../a11y/shield-host.ts'
import { shieldKeys } from '../../a11y/shield-keys.ts'
import { afterFrame, type PageWindow } from '../../motion/after-frame.ts'
import { useReturns } from '../../root/host-returned.ts'

/** How a native dialog is opened. */
export interface ModalDialogOptions {
  readonly isOpen: boolean
  readonly isEmbedded: boolean
  /** The page behind does not scroll while it is open. */
  readonly locksScroll: boolean
  readonly nonce: string | undefined
}

/**
 * Opens and closes the native dialog. While it is open the page behind is inert and, unless it may, does not
 * scroll, the focus is not lost, and the top edge of the card does not move; when it closes the focus is
 * restored.
 */
export function useModalDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { isOpen, isEmbedded, locksScroll, nonce }: ModalDialogOptions,
): void {
  const isModal = isOpen && !isEmbedded
  const returns = useReturns(ref)
  useLayoutEffect(() => {
    if (isEmbedded && ref.current) ref.current.open = isOpen
  }, [ref, isOpen, isEmbedded])

  // Done before the opening, so that less work delays its first frame.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || isEmbedded) return
    dialog.setAttribute('closedby', 'none')
    return shieldHost(dialog)
  }, [ref, isEmbedded])

  useEffect(() => {
    const dialog = ref.current
    const page = dialog?.ownerDocument.defaultView
    return dialog && page && isOpen ? shield(dialog, page) : undefined
  }, [ref, isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a host that came back is opened again
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isModal) return
    const restoreFocus = captureFocus(dialog)
    unhideHost(dialog)
    centre(dialog)
    showWithFocus(dialog)
    return () => {
      // Test environments have no modal dialogs.
      if (dialog.close) dialog.close()
      else dialog.open = false
      restoreFocus()
    }
  }, [ref, isModal, returns])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of a host that came back is another one
  useEffect(() => {
    const dialog = ref.current
    const page = dialog?.ownerDocument.defaultView
    if (!dialog || !page || !isModal) return
    let settle: () => void = () => {}
    const cancel = afterFrame(page, () => {
      const unlock = locksScroll ? lockScroll(page.document, nonce) : () => {}
      const release = keepOnTop(dialog, page)
      const stopFocus = keepFocus(dialog, page)
      settle = () => {
        stopFocus()
        release()
        unlock()
      }
    })
    return () => {
      cancel()
      settle()
    }
  }, [ref, isModal, locksScroll, nonce, returns])
}

/** Keeps what is written in the dialog from the page. */
function shield(dialog: HTMLElement, page: PageWindow): () => void {
  const undos = [shieldKeys(dialog, page), shieldEditing(dialog, page)]
  return () => {
    for (const undo of undos) undo()
  }
}

/** The browser focuses the element with this attribute at once, instead of another one first. */
function showWithFocus(dialog: HTMLDialogElement): void {
  const start = startOf(dialog)
  start?.setAttribute('autofocus', '')
  if (dialog.showModal) dialog.showModal()
  else dialog.open = true
  start?.removeAttribute('autofocus')
  // Does nothing where it is focused already.
  start?.focus({ preventScroll: true })
}

/**
 * Fixes the top edge of the card when the height of the card or of the window changes. The card stays
 * there while it leaves, and is in the middle again at the next opening.
 */
function keepOnTop(dialog: HTMLDialogElement, page: PageWindow): () => void {
  const observer = page.ResizeObserver && new page.ResizeObserver(() => pinTop(dialog))
  observer?.observe(dialog)
  return () => observer?.disconnect()
}

function pinTop(dialog: HTMLDialogElement): void {
  const card = dialog.querySelector<HTMLElement>(':scope > [data-part=card]')
  centre(dialog)
  // Not a custom property: those are inherited, so all of the card would be styled again.
  dialog.style.flexBasis = `${card?.offsetTop ?? 0}px`
  dialog.setAttribute('data-pinned', '')
}

/** Puts the card in the middle, however high it is. */
function centre(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('data-pinned')
}
