/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { focusRing, hovered, media, pressed } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'

/** Props of a joint; others go to its `<div>`. */
export interface JointProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly icon: IconShape
  /** The accessible name of the button; without it the joint is decoration. */
  readonly pressLabel?: string | undefined
  readonly onPress?: (() => void) | undefined
}

/** Between two panels: an arrow, or a button that swaps the two. */
export const Joint = forwardRef<HTMLDivElement, JointProps>(function Joint(
  { icon, pressLabel, onPress, ...rest },
  ref,
) {
  return (
    <div ref={ref} data-part="joint" {...rest} css={jointStyles}>
      {pressLabel === undefined ? (
        <span css={(theme) => jointKnobStyles(theme, false)}>
          <Icon shape={icon} />
        </span>
      ) : (
        <button
          type="button"
          aria-label={pressLabel}
          css={(theme) => jointKnobStyles(theme, true)}
          onClick={() => onPress?.()}
        >
          <Icon shape={icon} />
        </button>
      )}
    </div>
  )
})

/** The gap of two panels. */
function jointStyles({ space }: Theme): CSSObject {
  return {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    height: space[2],
  }
}

/** The content over the gap, with a rim of the card's colour. */
function jointKnobStyles(theme: Theme, isPressable: boolean): CSSObject {
  const { color, radius, u } = theme
  return {
    display: 'grid',
    placeItems: 'center',
    width: u(3.6),
    height: u(3.6),
    marginBlock: u(-1.4),
    borderRadius: radius.m,
    border: `1px solid ${color.line}`,
    boxShadow: `0 0 0 4px ${color.card}`,
    backgroundColor: color.card,
    color: color.text,
    ...(isPressable && {
      '&:focus-visible': focusRing(theme),
      ...hovered({ backgroundColor: color['fill-1'] }),
      ...pressed(theme, 'fill-3'),
      [media.sheet]: { width: u(4.4), height: u(4.4), marginBlock: u(-1.8) },
    }),
  }
}
