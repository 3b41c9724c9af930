import type { CSSObject, Theme } from '@emotion/react'

/**
 * The value is at the start, the balance at the end; the line has the same height without either.
 */
export function lineStyles({ space, u }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    minHeight: u(2.4),
  }
}

/** How much there is, and what enters all of it. */
export function availableStyles({ space }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' }
}

/** Marked where it is less than what is entered. */
export function balanceStyles({ color, type }: Theme, isShort: boolean): CSSObject {
  return {
    ...type.small,
    color: color[isShort ? 'bad' : 'text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}
