import type { CSSObject, Theme } from '@emotion/react'

/** Less room than for five groups of four beside a picture. */
const NARROW = '@media (max-width:350px)'

/** The whole address; selecting a part selects all of it. */
export function addressStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'inline-flex',
    font: `400 ${u(1.3)}/${u(1.9)} var(--lk-mono)`,
    direction: 'ltr',
    textAlign: 'left',
    color: color['text-2'],
    userSelect: 'all',
  }
}

/** The groups, under each other. */
export function addressGroupsStyles({ u }: Theme, perLine: number): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${perLine},auto)`,
    justifyContent: 'start',
    gap: `${u(0.2)} ${u(0.7)}`,
    [NARROW]: { gridTemplateColumns: `repeat(${Math.min(perLine, 4)},auto)` },
  }
}

/** One group; ends are darker, differences are marked by colour, weight and line. */
export function addressGroupStyles(
  { color }: Theme,
  isEnd: boolean,
  isDifferent: boolean,
): CSSObject {
  if (isDifferent) {
    return {
      color: color.warn,
      fontWeight: 600,
      textDecoration: 'underline',
      textDecorationThickness: 1.5,
      textUnderlineOffset: '.25em',
    }
  }
  return isEnd ? { color: color.text, fontWeight: 600 } : {}
}
