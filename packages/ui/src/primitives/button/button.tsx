/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import type { ColorName } from '../../theme/color-tokens.ts'
import { focusRing, hovered, media, pressed, TAKES_PRESS } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** Purpose of a button: the main decision, another action, a destructive action, cancelling. */
export type ButtonTone = 'primary' | 'secondary' | 'destructive' | 'quiet'

/** Variant of a button. */
interface ButtonVariant {
  readonly tone: ButtonTone
  readonly size: 's' | 'm'
  readonly isWide: boolean
  readonly isBlocked: boolean
}

/** Label, ground, and ground while hovered and pressed. */
type Grounds = readonly [ColorName, ColorName | undefined, ColorName, ColorName]

const GROUNDS: Readonly<Record<ButtonTone, Grounds>> = {
  primary: ['on-primary', 'primary', 'primary-hover', 'primary-press'],
  secondary: ['text', 'fill-1', 'fill-2', 'fill-3'],
  destructive: ['bad', 'bad-soft', 'bad-soft', 'bad-soft'],
  quiet: ['text-2', undefined, 'fill-1', 'fill-2'],
}

const BLOCKED: Grounds = ['text-3', 'fill-1', 'fill-1', 'fill-1']

/** Props of a button; others go to its `<button>`. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly tone?: ButtonTone | undefined
  readonly size?: 's' | 'm' | undefined
  readonly icon?: IconShape | undefined
  /** As wide as its place. */
  readonly isWide?: boolean | undefined
  /** Busy: it shows a spinner, has the same width and ignores clicks. */
  readonly isBusy?: boolean | undefined
  /** Label while busy, such as "Approving…"; by default its own. */
  readonly busyLabel?: ReactNode
  /** Not available yet; still focusable, ignores clicks. The label should give the reason. */
  readonly isBlocked?: boolean | undefined
}

/** A button. At most one of a view is `primary`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    tone = 'secondary',
    size = 'm',
    icon,
    isWide = false,
    isBusy = false,
    busyLabel,
    isBlocked = false,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const isStill = isBusy || isBlocked
  const preventFocus = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault()
  return (
    <button
      ref={ref}
      type="button"
      data-part="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isStill || undefined}
      onClick={isStill ? preventFocus : onClick}
      {...rest}
      css={(theme) => buttonStyles(theme, { tone, size, isWide, isBlocked })}
    >
      <span css={(theme) => buttonContentStyles(theme, size, isBusy)}>
        {icon && <Icon shape={icon} size={size} />}
        <span>{children}</span>
      </span>
      {(isBusy || busyLabel !== undefined) && (
        <BusyContent size={size} isHidden={!isBusy}>
          {busyLabel ?? children}
        </BusyContent>
      )}
    </button>
  )
})

interface BusyContentProps {
  readonly size: 's' | 'm'
  readonly isHidden: boolean
  readonly children: ReactNode
}

function BusyContent({ size, isHidden, children }: BusyContentProps): ReactElement {
  return (
    <span css={(theme) => buttonContentStyles(theme, size, isHidden)}>
      <Spinner size={size} />
      <span>{children}</span>
    </span>
  )
}

/** Styles of a button. */
function buttonStyles(theme: Theme, { tone, size, isWide, isBlocked }: ButtonVariant): CSSObject {
  const { color, radius, space, type, u } = theme

  const [label, ground, hover, press] = isBlocked ? BLOCKED : GROUNDS[tone]
  return {
    ...type.button,
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: u(4.8),
    padding: `${space[2]} ${space[5]}`,
    borderRadius: radius.m,
    // Seen only where the visitor's own colours replace the grounds.
    border: '1px solid transparent',
    color: color[label],
    textAlign: 'center',
    userSelect: 'none',
    ...(ground && { backgroundColor: color[ground] }),
    ...(isWide && { width: '100%' }),
    ...(size === 's' && smallStyles(theme)),
    '&:focus-visible': focusRing(theme),
    ...(!isBlocked && {
      ...hovered({ backgroundColor: color[hover] }),
      ...TAKES_PRESS,
      ...pressed(theme, press),
    }),
  }
}

function smallStyles({ radius, space, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    fontWeight: 600,
    minHeight: u(3.2),
    padding: `${u(0.6)} ${space[3]}`,
    borderRadius: radius.s,
    [media.sheet]: { minHeight: u(4.4) },
  }
}

/** Styles of a button's content; all of it shares one cell, so that the widest sets the width. */
function buttonContentStyles({ space, u }: Theme, size: 's' | 'm', isHidden: boolean): CSSObject {
  return {
    gridArea: '1/1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size === 's' ? u(0.6) : space[2],
    ...(isHidden && { visibility: 'hidden' }),
  }
}
