import type { CSSObject, Theme } from '@emotion/react'
import { TRUNCATED } from '../../theme/mixins.ts'

/** Picture, then name over short address. */
export function accountLineStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    textAlign: 'start',
  }
}

/** The two lines. */
export function accountTextStyles(): CSSObject {
  return { flex: 1, minWidth: 0 }
}

/** The name, on one line. */
export function accountNameStyles({ color, type }: Theme): CSSObject {
  return {
    ...TRUNCATED,
    ...type.title,
    display: 'block',
    minHeight: 'calc(var(--lk-base)*var(--lk-lead)*2)',
    color: color.text,
  }
}

/** The second line, with a small button at its end. */
export function accountDetailStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: u(0.6),
    minHeight: u(2.4),
    color: color['text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}
