import type { CSSObject, Theme } from '@emotion/react'
import { media } from '@latchkey/ui'

/**
 * A bar above a list, which stays while the list scrolls, with a line below it. In a low window it
 * scrolls along, so that a row of the list is visible. Its element has `data-sticky`.
 */
export function stickyBarStyles({ color, space, u }: Theme): CSSObject {
  return {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    // The rows below reach past both sides.
    marginInline: u(-0.8),
    marginBlockStart: u(-0.4),
    paddingInline: u(0.8),
    paddingBlock: `${u(0.4)} ${space[1]}`,
    borderBlockEnd: '1px solid var(--lk-scroll-line)',
    backgroundColor: color.card,
    [media.low]: { position: 'static', borderBlockEndWidth: 0 },
  }
}
