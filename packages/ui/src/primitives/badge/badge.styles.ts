import type { CSSObject } from '../../styling/css-object.ts'
import { color, radius, type, u } from '../../theme/theme.ts'

/** What the word means. */
export type BadgeTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

/** A word on a soft ground. */
export function badgeStyles(tone: BadgeTone): CSSObject {
  const isNeutral = tone === 'neutral'
  return {
    ...type('micro'),
    display: 'inline-block',
    flex: 'none',
    padding: `${u(0.2)} ${u(0.7)}`,
    borderRadius: radius('xs'),
    outline: '1px solid transparent',
    backgroundColor: color(isNeutral ? 'fill-1' : `${tone}-soft`),
    color: color(isNeutral ? 'text-2' : tone),
    whiteSpace: 'nowrap',
  }
}
