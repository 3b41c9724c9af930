import type { CSSObject, Theme } from '@emotion/react'

/** Picture, figure, and what it is worth. */
export function legStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    textAlign: 'start',
    '[data-part=leg] + &': { borderBlockStart: `1px solid ${color.line}` },
  }
}

/** Label above, figure and worth on one line below. */
export function legTextStyles(): CSSObject {
  return { flex: 1, minWidth: 0 }
}

/** What the figure is. */
export function legLabelStyles({ color, type }: Theme): CSSObject {
  return { ...type.small, display: 'block', color: color['text-2'] }
}

/** Figure at the start, worth at the end; under each other where both do not fit. */
export function legLineStyles({ space, type }: Theme): CSSObject {
  return {
    ...type.figure,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    minHeight: 'calc(var(--lk-base)*var(--lk-lead)*2.6)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }
}

/** What it is worth. */
export function legWorthStyles({ color, type }: Theme): CSSObject {
  return { ...type.small, color: color['text-2'] }
}

/** A bar in the middle of the figure's line. */
export function legPlaceStyles(): CSSObject {
  return { alignSelf: 'center' }
}
