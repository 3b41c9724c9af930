import type { CSSObject, Theme } from '@emotion/react'

/** What the word means. */
export type BadgeTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

/** A word on a soft ground. */
export function badgeStyles({ color, radius, type, u }: Theme, tone: BadgeTone): CSSObject {
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
