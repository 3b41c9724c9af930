import type { CSSObject, Theme } from '@emotion/react'
import { media } from '@latchkey/ui'

/** From the top of one row to that of the next, as the grid defines it. */
const ROW = 'var(--lk-wallet-row)'

/** As high as all its rows, of which few are drawn. */
export function gridStyles({ u }: Theme): CSSObject {
  return {
    position: 'relative',
    marginInline: u(-0.8),
    // Picture and padding, and two lines of the name.
    '--lk-wallet-row': `calc(${u(8.6)} + var(--lk-base)*var(--lk-lead)*3.2)`,
  }
}

/** The height of so many rows. */
export function heightOf(rows: number): string {
  return `calc(${ROW}*${rows})`
}

/** A row at its place. */
export function rowStyles({ space, u }: Theme, columns: number): CSSObject {
  return {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'grid',
    gridTemplateColumns: `repeat(${columns},minmax(0,1fr))`,
    height: `calc(${ROW} - ${space[1]})`,
    '& > *': {
      // The bar above the grid, and the fade at the end of the card, hide nothing of a focused row.
      scrollMarginBlock: `${u(12)} ${u(6)}`,
      [media.low]: { scrollMarginBlock: 0 },
    },
  }
}
