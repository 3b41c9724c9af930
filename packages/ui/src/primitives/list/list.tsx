/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/**
 * `group` for choices: outlined; `flush` for holdings and history: rows extend beyond both sides.
 */
export type ListKind = 'group' | 'flush'

/** Props of a list; others go to its `<div>`. */
export interface ListProps extends ComponentPropsWithoutRef<'div'> {
  readonly kind?: ListKind | undefined
  /** Accessible name of the list. */
  readonly label?: string | undefined
}

/** Rows that belong together. */
export const List = forwardRef<HTMLDivElement, ListProps>(function List(
  { kind = 'group', label, ...rest },
  ref,
) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the browser's own box.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      data-part="list"
      data-kind={kind}
      {...rest}
      css={(theme) => listStyles(theme, kind)}
    />
  )
})

/** Styles of a list of rows. */
function listStyles({ color, radius, u }: Theme, kind: ListKind): CSSObject {
  if (kind === 'flush') return { marginInline: u(-0.8) }
  return {
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    backgroundColor: color.group,
    overflow: 'hidden',
  }
}
