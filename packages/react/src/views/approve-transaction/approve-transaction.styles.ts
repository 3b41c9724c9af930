import type { CSSObject, Theme } from '@emotion/react'
import { media } from '@latchkey/ui'

/** Height of the frame. Source: docs/frame-protocol.md, section 1. */
const FRAME_PX = 600

/** The height of the header above. */
const HEADER_U = 6

/** Margin of the card above and below. */
const RIM_U = 4.8

/** Edge to edge in the card, as high as the screen has room for. */
export function placeStyles({ color, space, u }: Theme): CSSObject {
  return {
    marginBlock: `calc(${space[1]}*-1) calc(var(--lk-card-end)*-1)`,
    marginInline: `calc(${space[5]}*-1)`,
    borderBlockStart: `1px solid ${color.line}`,
    '& > div': { height: `min(${FRAME_PX}px,100dvh - ${u(HEADER_U + RIM_U)} - 1px)` },
    [media.sheet]: {
      // The header of a sheet is higher by the room of its grabber.
      '& > div': { height: `min(${FRAME_PX}px,92dvh - ${u(HEADER_U + 0.8)} - 1px)` },
    },
  }
}

/** The placeholder of the frame until it is loaded. */
export function waitingStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: space[5],
    height: '100%',
    padding: space[5],
    overflow: 'hidden',
  }
}
