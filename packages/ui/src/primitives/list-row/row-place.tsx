import type { ReactElement, ReactNode } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { rowStyles } from './plain-row.styles.ts'

/** Keeps the place of a row that is not there yet; `Skeleton`s may stand in it. */
export function RowPlace({ children }: { readonly children?: ReactNode }): ReactElement {
  const css = useCss()
  return (
    <div
      data-part="list-row"
      aria-hidden="true"
      className={css(rowStyles({ hasPicture: true, isDisabled: true }))}
    >
      {children}
    </div>
  )
}
