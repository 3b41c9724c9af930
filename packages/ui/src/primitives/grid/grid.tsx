/** @jsxImportSource @emotion/react */
import { forwardRef } from 'react'
import { gridStyles } from './grid.styles.ts'
import { LabelledGroup, type LabelledGroupProps } from './labelled-group.tsx'

/** Props of a grid; others go to its `<div>`. */
export type GridProps = LabelledGroupProps

/** Many choices by picture and name. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  return <LabelledGroup ref={ref} data-part="grid" {...props} css={gridStyles} />
})
