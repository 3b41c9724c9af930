/** @jsxImportSource @emotion/react */
import type { ReactElement, ReactNode } from 'react'
import { rowStyles } from './plain-row.styles.ts'

/** Keeps the place of a row that is not there yet; `Skeleton`s may stand in it. */
export function RowPlace({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div
      data-part="list-row"
      aria-hidden="true"
      css={(theme) => rowStyles(theme, { hasPicture: true, isDisabled: true })}
    >
      {children}
    </div>
  )
}
