/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { media } from '../../theme/mixins.ts'
import { pairSide, pairStart, withPairRoom } from './pair-room.ts'

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
 * A second card at the end of a dialog's card, for its `beside`. Both are in the middle together and of one height.
 * It is hidden in windows below 720 px, and where its code could not be scanned.
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

/** Its place: as high as the dialog's card. */
function roomStyles(theme: Theme): CSSObject {
  return {
    position: 'absolute',
    top: 0,
    insetInlineStart: pairStart(theme),
    width: pairSide(theme),
    height: 'var(--lk-beside-height)',
    [media.moving]: { transition: `height ${theme.duration.height} ${theme.ease.standard}` },
    containerType: 'inline-size',
  }
}

function sideCardStyles({ color, duration, radius, u }: Theme): CSSObject {
  const hasRoom = `@container (min-width:${LEAST_WIDTH_PX}px)`
  return {
    // Hidden, too, where the browser can't measure the room.
    display: 'none',
    ...withPairRoom({ [hasRoom]: { display: 'flex' } }),
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    height: '100%',
    padding: u(0.8),
    overflow: 'hidden',
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
