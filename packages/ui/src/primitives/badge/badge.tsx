/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Meaning of the label. */
export type BadgeTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

/** Props of a badge; others go to its `<span>`. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  readonly tone?: BadgeTone | undefined
}

/** A state in one word: Popular, Available, Expires today, Revoked. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', ...rest },
  ref,
) {
  return <span ref={ref} data-part="badge" {...rest} css={(theme) => badgeStyles(theme, tone)} />
})

/** A short label on a soft ground. */
function badgeStyles({ color, radius, type, u }: Theme, tone: BadgeTone): CSSObject {
  return {
    ...type.micro,
    display: 'inline-block',
    flex: 'none',
    padding: `${u(0.2)} ${u(0.7)}`,
    borderRadius: radius.xs,
    outline: '1px solid transparent',
    backgroundColor: color[tone === 'neutral' ? 'fill-1' : (`${tone}-soft` as const)],
    color: color[tone === 'neutral' ? 'text-2' : tone],
    whiteSpace: 'nowrap',
  }
}
