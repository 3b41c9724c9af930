/** @jsxImportSource @emotion/react */
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { followHeight, shake } from '../../motion/animations.ts'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import {
  besideStyles,
  cardContentStyles,
  cardStyles,
  dialogStyles,
  embeddedStyles,
  grabberStyles,
} from './dialog.styles.ts'
import { pullSheet } from './pull-sheet.ts'
import { useBesideHeight } from './use-beside-height.ts'
import { type CloseRequestHandler, useCloseRequests } from './use-close-requests.ts'
import { useIdleLayout } from './use-idle-layout.ts'
import { useModalDialog } from './use-modal-dialog.ts'

/** Props of a dialog; others, and the ref, go to the native `<dialog>`. */
export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'role'> {
  /** It is always mounted and hidden while closed, so that opening takes one frame. */
  readonly isOpen: boolean
  /** The title, as it is announced. */
  readonly label: string
  /** Called when the visitor requests closing. Return `false` to refuse: the card shakes. */
  readonly onCloseRequest?: CloseRequestHandler | undefined
  /** How many closes were refused elsewhere; the card shakes each time it changes. */
  readonly refusals?: number | undefined
  /** In the page's flow instead of over the page. */
  readonly isEmbedded?: boolean | undefined
  /** If true, the page behind does not scroll while it is open. @default true */
  readonly locksScroll?: boolean | undefined
  /** Rendered beside the card in the same dialog and never re-rendered with it, such as an iframe. */
  readonly frame?: ReactNode
  /** A `SideCard`, or nothing. Not in the page's flow. */
  readonly beside?: ReactNode
  readonly nonce?: string | undefined
  /** A `CardHeader`, a `CardBody`, notices. */
  readonly children?: ReactNode
}

/** The platform's dialog with the card in it; a bottom sheet on phones. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  {
    isOpen,
    label,
    onCloseRequest,
    refusals = 0,
    isEmbedded = false,
    locksScroll = true,
    frame,
    beside,
    nonce,
    children,
    ...rest
  },
  ref,
) {
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const isModal = isOpen && !isEmbedded
  const refuse = useCallback(() => {
    for (const child of dialog.current?.children ?? []) shake(child)
  }, [])
  const request = useCloseRequests(dialog, { isActive: isModal, onCloseRequest, refuse })
  useModalDialog(dialog, { isOpen, isEmbedded, locksScroll, nonce })
  useEffect(
    () => (isModal && card.current ? pullSheet(card.current, request) : undefined),
    [isModal, request],
  )
  useLayoutEffect(
    () =>
      card.current && content.current ? followHeight(card.current, content.current) : undefined,
    [],
  )
  useBesideHeight(content, line, isModal)
  useIdleLayout(dialog)
  const shownRefusals = useRef(refusals)
  useEffect(() => {
    if (shownRefusals.current === refusals) return
    shownRefusals.current = refusals
    refuse()
  }, [refusals, refuse])
  return (
    <dialog
      ref={useMergedRef(dialog, ref)}
      // biome-ignore lint/a11y/noRedundantRoles: sites and tests find the modal by this attribute.
      role="dialog"
      data-part="dialog"
      aria-label={label}
      {...rest}
      css={isEmbedded ? embeddedStyles : dialogStyles}
    >
      <div
        ref={card}
        part="card"
        data-part="card"
        tabIndex={-1}
        css={(theme) => cardStyles(theme, isEmbedded)}
      >
        <div
          ref={content}
          data-part="card-content"
          css={(theme) => cardContentStyles(theme, isEmbedded)}
        >
          {!isEmbedded && <span data-part="grabber" css={grabberStyles} />}
          {children}
        </div>
      </div>
      {!isEmbedded && beside && (
        <div ref={line} data-part="beside" css={besideStyles}>
          {beside}
        </div>
      )}
      {frame}
    </dialog>
  )
})
