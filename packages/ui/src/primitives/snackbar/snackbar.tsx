/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react'
import { checkIcon, closeIcon, infoIcon } from '../../icons/icons.ts'
import { warningIcon } from '../../icons/page-icons.ts'
import { clamped, media } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** Kind of the message. */
export type SnackbarTone = 'good' | 'bad' | 'busy' | 'info'

/** Props of a snackbar; others go to its `<div>`. */
export interface SnackbarProps extends ComponentPropsWithoutRef<'div'> {
  readonly tone?: SnackbarTone | undefined
  /** Leaves the button at the header's start free, such as the way back. */
  readonly isAfterStart?: boolean | undefined
  /** For one that stays until then: it has a button, and stands above the header instead of over it. */
  readonly onDismiss?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
  /** Being removed; see `usePresence`. */
  readonly isExiting?: boolean | undefined
}

const ICONS = { good: checkIcon, bad: warningIcon, info: infoIcon } as const

/** A short message over the header that disappears by itself. It covers the title on purpose. */
export const Snackbar = forwardRef<HTMLDivElement, SnackbarProps>(function Snackbar(
  {
    tone = 'info',
    isAfterStart = false,
    isExiting = false,
    onDismiss,
    dismissLabel = '',
    children,
    ...rest
  },
  ref,
): ReactElement {
  const isLasting = onDismiss !== undefined
  return (
    <div
      ref={ref}
      role={tone === 'bad' ? 'alert' : 'status'}
      data-part="snackbar"
      {...rest}
      css={(theme) => [
        snackbarStyles(theme, { tone, isExiting }),
        (isLasting ? aboveStyles : overStyles)(theme, isAfterStart),
      ]}
    >
      {tone === 'busy' ? <Spinner size="s" /> : <Icon shape={ICONS[tone]} size="s" />}
      <span css={isLasting ? lastingTextStyles : snackbarTextStyles}>{children}</span>
      {isLasting && (
        <IconButton icon={closeIcon} label={dismissLabel} onClick={() => onDismiss()} />
      )}
    </div>
  )
})

type SnackbarVariant = Required<Pick<SnackbarProps, 'tone' | 'isExiting'>>

/** A short message. */
function snackbarStyles(
  { color, duration, ease, radius, space, type, u }: Theme,
  { tone = 'info', isExiting }: SnackbarVariant,
): CSSObject {
  const away = { opacity: 0, transform: `translateY(${u(-0.8)})` }
  return {
    ...type.small,
    fontWeight: 500,
    marginBlockStart: u(1),
    minHeight: u(4),
    display: 'flex',
    alignItems: 'center',
    gap: u(1),
    // Two lines end where the header does.
    paddingBlock: u(0.6),
    paddingInline: `${space[3]} ${u(1.4)}`,
    borderRadius: radius.m,
    border: '1px solid transparent',
    backgroundColor: color.card,
    color: color.text,
    boxShadow: color['shadow-raise'],
    transition: `opacity ${duration.toast} ${ease.standard},transform ${duration.toast} ${ease.standard}`,
    ...(isExiting && away),
    '@starting-style': away,
    '[data-mode=dark] &': { backgroundColor: color['fill-2'] },
    '& > svg': { color: color[tone === 'good' || tone === 'bad' ? tone : 'text-2'] },
    [media.sheet]: { marginBlockStart: u(1.8) },
    [media.still]: { transform: 'none', transition: `opacity ${duration.still}` },
  }
}

/** Over the header, from its own place, which is below an alert bar; the close button stays free. */
function overStyles({ space, u }: Theme, isAfterStart: boolean): CSSObject {
  return {
    position: 'absolute',
    zIndex: 2,
    insetInline: `${isAfterStart ? u(4.2) : space[3]} ${u(5.2)}`,
    [media.sheet]: { insetInlineEnd: u(6), ...(isAfterStart && { insetInlineStart: u(4.8) }) },
  }
}

/** Above the header, which moves down. */
function aboveStyles({ space }: Theme): CSSObject {
  return { flex: 'none', marginInline: space[3], paddingInlineEnd: space[1] }
}

/** Styles a text with a button, which is never cut off. */
function lastingTextStyles(): CSSObject {
  return { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }
}

/** Its text, in up to two lines; in as many as it takes on phones and at a zoom of 400 %. */
function snackbarTextStyles(): CSSObject {
  return { ...clamped(2), [media.sheet]: { WebkitLineClamp: 'none' } }
}
