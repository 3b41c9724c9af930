import type { CSSObject, Theme } from '@emotion/react'

/** Labels and values under each other. */
export function detailListStyles({ type }: Theme): CSSObject {
  return { ...type.small, margin: 0, textAlign: 'start' }
}

/** One line; a hairline between two. */
export function detailStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: u(1.6),
    paddingBlock: u(0.9),
    '[data-part=detail] + &': { borderBlockStart: `1px solid ${color.line}` },
  }
}

/** What it is. */
export function detailLabelStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(0.4),
    flex: 'none',
    maxWidth: '50%',
    color: color['text-2'],
  }
}

/** How much, or which. */
export function detailValueStyles({ color }: Theme): CSSObject {
  return {
    minWidth: 0,
    margin: 0,
    color: color.text,
    fontWeight: 500,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

/** A value with a picture before it. */
export function detailLineStyles({ u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: u(0.6),
    minHeight: u(1.8),
    // The picture is a little higher than its line, which stays as high.
    '& > :not(bdi)': { marginBlock: u(-0.1) },
  }
}

/** The line below a value. */
export function detailMoreStyles({ color, type }: Theme): CSSObject {
  return { ...type.legal, display: 'block', color: color['text-2'] }
}
