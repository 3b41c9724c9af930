/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type BadgeTone, badgeStyles } from './badge.styles.ts'

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
