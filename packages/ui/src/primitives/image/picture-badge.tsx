/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { badgeStyles } from './picture-badge.styles.ts'

/** A small picture over the lower end of an `Image` or an `Avatar`, such as the network of a token. */
export const PictureBadge = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function PictureBadge(props, ref) {
    return <span ref={ref} data-part="picture-badge" {...props} css={badgeStyles} />
  },
)
