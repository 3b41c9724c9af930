/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Props of a part of a list; others go to its `<div>`. */
export interface ListPartProps extends ComponentPropsWithoutRef<'div'> {
  /** How many rows it has. */
  readonly rows: number
}

/**
 * A few rows of a long `List`. The browser lays them out when they come near what is visible; before that
 * they only have a height, and are found by search, focus and screen readers as all others.
 */
export const ListPart = forwardRef<HTMLDivElement, ListPartProps>(function ListPart(
  { rows, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      role="presentation"
      data-part="list-part"
      {...rest}
      css={(theme) => partStyles(theme, rows)}
    />
  )
})

/** The browser watches each such box: one for several rows costs less than one for each. */
function partStyles({ u }: Theme, rows: number): CSSObject {
  return {
    contentVisibility: 'auto',
    // Once it was laid out, its own height counts.
    containIntrinsicBlockSize: `auto ${u(5.6 * rows)}`,
    '& > [data-part=list-row]': { contentVisibility: 'visible' },
  }
}
