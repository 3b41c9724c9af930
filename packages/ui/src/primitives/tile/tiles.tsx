import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { tilesStyles } from './tile.styles.ts'

/** Props of a row of tiles; others go to its `<div>`. */
export interface TilesProps extends ComponentPropsWithoutRef<'div'> {
  /** What they offer, for those who do not see it. */
  readonly label: string
}

/** Up to five tiles side by side. */
export const Tiles = forwardRef<HTMLDivElement, TilesProps>(function Tiles(
  { label, ...rest },
  ref,
) {
  const css = useCss()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the browser's own box.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      data-part="tiles"
      {...rest}
      className={css(tilesStyles(), rest.className)}
    />
  )
})
