import type { CSSObject, Theme } from '@emotion/react'

/** Figures of equal width on one line, left to right everywhere. */
export function amountStyles({ color }: Theme, isReceived: boolean): CSSObject {
  return {
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...(isReceived && { color: color.good }),
  }
}

/** Cents, of third rank beside a large total. */
export function centsStyles({ color }: Theme): CSSObject {
  return { color: color['text-3'] }
}
