import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { gridStyles } from './grid.styles.ts'

/** Props of a grid; others go to its `<div>`. */
export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** What is offered, for those who do not see it. */
  readonly label: string
}

/** Many choices by picture and name. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid({ label, ...rest }, ref) {
  const css = useCss()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the browser's own box.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      data-part="grid"
      {...rest}
      className={css(gridStyles(), rest.className)}
    />
  )
})
