/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import { bodyContentStyles, bodyStyles } from './card.styles.ts'
import { useScrollEdges } from './use-scroll-edges.ts'

/** Props of a card's body; others go to its scrolling `<div>`. */
export interface CardBodyProps extends ComponentPropsWithoutRef<'div'> {
  /** Scenes (latch, QR, empty, error) are centred; everything else begins at the start. */
  readonly isCentered?: boolean | undefined
}

/** The one part of a card that scrolls. */
export const CardBody = forwardRef<HTMLDivElement, CardBodyProps>(function CardBody(
  { isCentered = false, children, ...rest },
  ref,
) {
  const scroller = useRef<HTMLDivElement>(null)
  useScrollEdges(scroller)
  return (
    <div ref={useMergedRef(scroller, ref)} data-part="card-body" {...rest} css={bodyStyles}>
      <div css={(theme) => bodyContentStyles(theme, isCentered)}>{children}</div>
    </div>
  )
})
