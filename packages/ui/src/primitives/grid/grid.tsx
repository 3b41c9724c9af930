import { forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { gridStyles } from './grid.styles.ts'
import { LabelledGroup, type LabelledGroupProps } from './labelled-group.tsx'

/** Props of a grid; others go to its `<div>`. */
export type GridProps = LabelledGroupProps

/** Many choices by picture and name. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const css = useCss()
  return (
    <LabelledGroup
      ref={ref}
      data-part="grid"
      {...props}
      className={css(gridStyles(), props.className)}
    />
  )
})
