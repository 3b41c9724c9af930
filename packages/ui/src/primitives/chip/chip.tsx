/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { focusRing, hovered, media, pressed, TAKES_PRESS } from '../../theme/mixins.ts'

/** Variant of a chip. */
interface ChipVariant {
  readonly isSelected: boolean
  readonly hasPicture: boolean
}

/** Props of a chip; others go to its `<button>`. */
export interface ChipProps extends ComponentPropsWithoutRef<'button'> {
  /** An `Image` of 2.0. */
  readonly picture?: ReactNode
  /** For chips that stay pressed; absent for those that only do something. */
  readonly isSelected?: boolean | undefined
}

/** A short suggestion: a token, a filter. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { picture, isSelected, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-part="chip"
      aria-pressed={isSelected}
      {...rest}
      css={(theme) =>
        chipStyles(theme, { isSelected: isSelected === true, hasPicture: picture !== undefined })
      }
    >
      {picture}
      <bdi>{children}</bdi>
    </button>
  )
})

/** A short button with round ends. */
function chipStyles(theme: Theme, { isSelected, hasPicture }: ChipVariant): CSSObject {
  const { color, radius, type, u } = theme
  return {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: u(0.6),
    minHeight: u(3.2),
    maxWidth: '100%',
    paddingBlock: u(0.4),
    paddingInline: `${u(hasPicture ? 0.5 : 1.1)} ${u(1.1)}`,
    borderRadius: radius.full,
    border: `1px solid ${isSelected ? color.accent : 'transparent'}`,
    backgroundColor: color[isSelected ? 'accent-soft' : 'fill-1'],
    color: color[isSelected ? 'accent' : 'text'],
    fontWeight: 500,
    '&:focus-visible': focusRing(theme),
    '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    ...(isSelected
      ? {}
      : {
          ...hovered({ backgroundColor: color['fill-2'] }),
          ...TAKES_PRESS,
          ...pressed(theme, 'fill-3'),
        }),
    [media.forced]: { borderColor: isSelected ? 'Highlight' : 'ButtonBorder' },
    [media.sheet]: { minHeight: u(4.4), paddingInline: `${u(hasPicture ? 1 : 1.5)} ${u(1.5)}` },
  }
}
