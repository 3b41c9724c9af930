/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { focusRing, hovered, media, pressed, TAKES_PRESS } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'

/** `primary` is the arrow that sends a field. */
export type IconButtonTone = 'quiet' | 'primary'

/** Props of an icon button; others go to its `<button>`. */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly icon: IconShape
  /** Accessible name: what the button does. */
  readonly label: string
  readonly tone?: IconButtonTone | undefined
  readonly iconSize?: 's' | 'm' | undefined
}

/** A button with an icon alone. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, tone = 'quiet', iconSize = 'm', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-part="icon-button"
      aria-label={label}
      title={label}
      {...rest}
      css={(theme) => iconButtonStyles(theme, tone)}
    >
      <Icon shape={icon} size={iconSize} />
    </button>
  )
})

/** A square button with nothing but an icon; larger where fingers press it. */
function iconButtonStyles(theme: Theme, tone: IconButtonTone): CSSObject {
  const { color, radius, u } = theme

  const isPrimary = tone === 'primary'
  return {
    width: u(3.2),
    height: u(3.2),
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.s,
    color: color[isPrimary ? 'on-primary' : 'text-2'],
    ...(isPrimary && { backgroundColor: color.primary }),
    '&:focus-visible': focusRing(theme, isPrimary ? '2px' : '-2px'),
    ...hovered(
      isPrimary
        ? { backgroundColor: color['primary-hover'] }
        : { backgroundColor: color['fill-1'], color: color.text },
    ),
    ...TAKES_PRESS,
    ...pressed(theme, isPrimary ? 'primary-press' : 'fill-3'),
    [media.sheet]: { width: u(isPrimary ? 3.6 : 4.4), height: u(isPrimary ? 3.6 : 4.4) },
  }
}
