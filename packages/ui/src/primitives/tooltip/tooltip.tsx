/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { media } from '../../theme/mixins.ts'

/** Props of a tooltip; others go to the `<span>` around both. */
export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Its text, which must not be the only place of an information. */
  readonly text: ReactNode
  readonly side?: 'above' | 'below' | undefined
  /** Draws what the tooltip belongs to; give it the id as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode
}

/** An explanation while something is hovered or focused. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, side = 'above', children, ...rest },
  ref,
) {
  const id = useId()
  return (
    <span ref={ref} data-part="tooltip" {...rest} css={tooltipAnchorStyles}>
      {children(id)}
      <span id={id} role="tooltip" css={(theme) => tooltipStyles(theme, side)}>
        {text}
      </span>
    </span>
  )
})

/** Styles the element that the tooltip belongs to. */
function tooltipAnchorStyles(): CSSObject {
  return {
    position: 'relative',
    display: 'inline-flex',
    '&:is(:hover,:focus-within) > [role=tooltip]': {
      opacity: 1,
      visibility: 'visible',
    },
  }
}

/** The text, below or above what it belongs to. */
function tooltipStyles(
  { color, duration, ease, radius, type, u }: Theme,
  side: 'above' | 'below',
): CSSObject {
  return {
    ...type.small,
    position: 'absolute',
    zIndex: 3,
    insetInlineStart: '50%',
    [side === 'above' ? 'bottom' : 'top']: `calc(100% + ${u(0.6)})`,
    width: 'max-content',
    maxWidth: u(20),
    padding: `${u(0.6)} ${u(1)}`,
    borderRadius: radius.s,
    border: '1px solid transparent',
    backgroundColor: color.primary,
    color: color['on-primary'],
    textAlign: 'center',
    transform: 'translateX(-50%)',
    '[dir=rtl] &': { transform: 'translateX(50%)' },
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${duration.title} ${ease.standard},visibility ${duration.title}`,
    [media.still]: { transition: 'none' },
  }
}
