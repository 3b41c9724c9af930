/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { footerStyles } from './card.styles.ts'

/** A line below the body that does not scroll with it. No `<footer>`: the page has its own. */
export const CardFooter = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function CardFooter(props, ref) {
    return <div ref={ref} data-part="card-footer" {...props} css={footerStyles} />
  },
)
