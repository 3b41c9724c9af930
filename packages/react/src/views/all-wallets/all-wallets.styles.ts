import type { CSSObject, Theme } from '@emotion/react'
import { media } from '@latchkey/ui'

/**
 * The bar above the grid, which stays while the grid scrolls, with a line below it. In a low window
 * it scrolls along and takes one line, so that a row of wallets is visible.
 */
export function barStyles({ color, space, u }: Theme): CSSObject {
  return {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    // The cells below reach past both sides.
    marginInline: u(-0.8),
    marginBlockStart: u(-0.4),
    paddingInline: u(0.8),
    paddingBlock: `${u(0.4)} ${space[1]}`,
    borderBlockEnd: '1px solid var(--lk-scroll-line)',
    backgroundColor: color.card,
    [media.low]: {
      position: 'static',
      flexFlow: 'row wrap',
      alignItems: 'center',
      borderBlockEndWidth: 0,
      '& > :first-of-type': { flex: '1 1 40%' },
    },
  }
}

/** Search field and scan button. */
export function searchLineStyles({ space }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[1] }
}

/** The switch "certified only" with its label. */
export function certifiedStyles({ color, space, type, u }: Theme): CSSObject {
  return {
    ...type.text,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: u(2.4),
    color: color['text-2'],
    cursor: 'pointer',
    [media.sheet]: { minHeight: u(4.4) },
  }
}
