/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type ListKind, listStyles } from './list.styles.ts'

/** Props of a list; others go to its `<div>`. */
export interface ListProps extends ComponentPropsWithoutRef<'div'> {
  readonly kind?: ListKind | undefined
  /** What is listed, for those who do not see it. */
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
