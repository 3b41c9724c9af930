import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { listen } from '../../a11y/listen.ts'

/** The source of a request to close. */
export type CloseReason = 'escape' | 'backdrop' | 'drag'

/** Called on a request to close; `false` means refused, and the card shakes. */
export type CloseRequestHandler = (reason: CloseReason) => unknown

/** The requests to close while a dialog is open. */
export interface CloseRequestOptions {
  readonly isActive: boolean
  readonly onCloseRequest: CloseRequestHandler | undefined
  /** Shows that it was refused. */
  refuse(): void
}

/** Listens for Escape, a press beside the card and the platform's own close request. */
export function useCloseRequests(
  ref: RefObject<HTMLDialogElement | null>,
  { isActive, onCloseRequest, refuse }: CloseRequestOptions,
): (reason: CloseReason) => boolean {
  const newest = useRef({ isActive, onCloseRequest, refuse })
  useEffect(() => {
    newest.current = { isActive, onCloseRequest, refuse }
  })
  const request = useCallback((reason: CloseReason): boolean => {
    const { isActive, onCloseRequest, refuse } = newest.current
    const isRefused = isActive && onCloseRequest?.(reason) === false
    if (isRefused) refuse()
    return !isRefused
  }, [])

  useEffect(() => {
    const dialog = ref.current
    return dialog ? listenInside(dialog, request) : undefined
  }, [ref, request])
  useEffect(() => {
    const dialog = ref.current
    return dialog && isActive ? listenToKeys(dialog, request) : undefined
  }, [ref, isActive, request])
  return request
}

type Request = (reason: CloseReason) => unknown

/** The page has this listener only while the dialog is open. */
function listenToKeys(dialog: HTMLDialogElement, request: Request): () => void {
  const page = dialog.ownerDocument.defaultView
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || !concerns(dialog, event)) return
    // Dialogs of the page listen too, and must not close together with this one.
    event.stopImmediatePropagation()
    event.preventDefault()
    if (!clearSearch(dialog)) request('escape')
  }
  page?.addEventListener('keydown', onKey, true)
  return () => page?.removeEventListener('keydown', onKey, true)
}

/** In a search field that is filled, Escape empties it. @returns Whether it was one. */
function clearSearch(dialog: HTMLDialogElement): boolean {
  const clear = dialog.querySelector<HTMLElement>('[data-part=field]:focus-within [data-clears]')
  clear?.click()
  return clear !== null
}

function listenInside(dialog: HTMLDialogElement, request: Request): () => void {
  let hasPressedBeside = false
  const onPress = (event: Event): void => {
    hasPressedBeside = event.target === dialog
  }
  const onClick = (event: Event): void => {
    // A selection that starts in the card and ends beside it is not a request to close.
    if (hasPressedBeside && event.target === dialog) request('backdrop')
  }
  const onCancel = (event: Event): void => {
    if (event.target !== dialog) return
    event.preventDefault()
    request('escape')
  }
  const undos = [
    listen(dialog, { types: ['pointerdown'] }, onPress),
    listen(dialog, { types: ['click'] }, onClick),
    listen(dialog, { types: ['cancel'] }, onCancel),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

/** Escape is for this dialog when the focus is in it or nowhere. */
function concerns(dialog: HTMLDialogElement, event: KeyboardEvent): boolean {
  const { body, documentElement } = dialog.ownerDocument
  return (
    event.composedPath().includes(dialog) ||
    event.target === body ||
    event.target === documentElement
  )
}
