/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { media } from '../../theme/mixins.ts'

/** Least width in px: the modules of a QR code are still more than 2 px wide. */
const LEAST_WIDTH_PX = 160

/** Props of a side card; others go to its region. */
export interface SideCardProps extends ComponentPropsWithoutRef<'section'> {
  /** Its title, as it is announced. */
  readonly label: string
  /** It fades out. */
  readonly isLeaving?: boolean | undefined
}

/**
 * A second card at the end of a dialog's card, for its `beside`. The card stays where it is: this one
 * stands in the room beside it, and is hidden where there is too little: below 720 px of window at the
 * usual sizes.
 */
export const SideCard = forwardRef<HTMLElement, SideCardProps>(function SideCard(
  { label, isLeaving = false, ...rest },
  ref,
) {
  return (
    <div css={roomStyles}>
      <section
        ref={ref}
        aria-label={label}
        data-part="side-card"
        data-leaving={isLeaving || undefined}
        {...rest}
        css={sideCardStyles}
      />
    </div>
  )
})

/** From the card's end to the window's edge. */
function roomStyles({ u }: Theme): CSSObject {
  return {
    position: 'absolute',
    top: 0,
    insetInlineStart: `calc(50% + var(--lk-width)/2 + ${u(1.2)})`,
    insetInlineEnd: u(0.8),
    maxWidth: u(24),
    containerType: 'inline-size',
  }
}

function sideCardStyles({ color, duration, radius, u }: Theme): CSSObject {
  const hasRoom = `@container (min-width:${LEAST_WIDTH_PX}px)`
  return {
    // Hidden, too, where the browser can't measure the room.
    display: 'none',
    [media.high]: { [hasRoom]: { display: 'block' } },
    padding: u(0.8),
    paddingBlockEnd: u(1.6),
    borderRadius: radius.xl,
    backgroundColor: color.card,
    boxShadow: color.shadow,
    // Seen only where the visitor's own colours replace the shadow.
    outline: '1px solid transparent',
    transition: `opacity ${duration.view}`,
    '@starting-style': { opacity: 0 },
    '&[data-leaving]': { opacity: 0 },
    [media.still]: { transitionDuration: duration.still },
  }
}
