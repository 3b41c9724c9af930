import type { CSSObject, Theme } from '@emotion/react'
import { media } from '@latchkey/ui'
import { stickyBarStyles } from '../../partials/sticky-bar.styles.ts'

/** The bar above the grid. In a low window it takes one line. */
export function barStyles(theme: Theme): CSSObject {
  const { space } = theme
  return {
    ...stickyBarStyles(theme),
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    [media.low]: {
      position: 'static',
      borderBlockEndWidth: 0,
      gap: space[2],
      flexFlow: 'row wrap',
      alignItems: 'center',
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
