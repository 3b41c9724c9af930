import type { CSSObject } from '../../styling/css-object.ts'
import { color } from '../../theme/theme.ts'

/** Figures of equal width on one line, left to right everywhere. */
export function amountStyles(isReceived: boolean): CSSObject {
  return {
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...(isReceived && { color: color('good') }),
  }
}

/** Cents, of third rank beside a large total. */
export function centsStyles(): CSSObject {
  return { color: color('text-3') }
}
