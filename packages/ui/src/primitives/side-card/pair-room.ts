import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** Least width in px of the dialog with a second card; in the page's own px, also where the page is zoomed. */
const LEAST_DIALOG_PX = 720
/** Names the dialog, in which a second card has a container of its own. */
export const PAIR_CONTAINER = 'lk-dialog'

/** Width of the second card, the gap before it, and the rims of both at the window's edges, in u. */
const SIDE_U = 24
const GAP_U = 1.2
const RIMS_U = 1.6

/** Selects a dialog with a second card that stays. */
export const PAIRED = '&:has(> [data-part=beside] > * > [data-part=side-card]:not([data-leaving]))'

/** Width of the second card: what the window leaves, if that is less. For descendants of the dialog. */
export function pairSide({ u }: Theme): string {
  return `min(${u(SIDE_U)},100cqi - var(--lk-width) - ${u(GAP_U + RIMS_U)})`
}

/** How far the first card is before the middle, so that both are in the middle together. */
export function pairShift(theme: Theme): string {
  return `calc((${pairSide(theme)} + ${theme.u(GAP_U)})/-2)`
}

/** The start of the second card, from that of the dialog. */
export function pairStart(theme: Theme): string {
  return `calc(50% + (var(--lk-width) - ${pairSide(theme)} + ${theme.u(GAP_U)})/2)`
}

/** Styles where a second card has room. */
export function withPairRoom(styles: CSSObject): CSSObject {
  return {
    [media.high]: { [`@container ${PAIR_CONTAINER} (min-width:${LEAST_DIALOG_PX}px)`]: styles },
  }
}
