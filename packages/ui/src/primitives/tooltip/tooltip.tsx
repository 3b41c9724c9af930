/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { tooltipAnchorStyles, tooltipStyles } from './tooltip.styles.ts'

/** Props of a tooltip; others go to the `<span>` around both. */
export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What it says; never the only place where something is said. */
  readonly text: ReactNode
  readonly side?: 'above' | 'below' | undefined
  /** Draws what the tooltip belongs to; give it the id as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode
}

/** A word more while something is hovered or focused. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, side = 'above', children, ...rest },
  ref,
) {
  const id = useId()
  return (
    <span ref={ref} data-part="tooltip" {...rest} css={tooltipAnchorStyles()}>
      {children(id)}
      <span id={id} role="tooltip" css={(theme) => tooltipStyles(theme, side)}>
        {text}
      </span>
    </span>
  )
})
