/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { checkIcon, closeIcon } from '../../icons/icons.ts'
import { media } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'

/** Position of the bolt: idle, sliding, withdrawn, closed. */
export type LatchState = 'idle' | 'waiting' | 'declined' | 'closed'

/** Length of the bolt in u; a closed one fills the run of 8. */
const LENGTHS_U: Readonly<Record<LatchState, number>> = {
  idle: 2,
  waiting: 4.6,
  declined: 1.4,
  closed: 8,
}

/** Props of a latch; others go to its `<div>`. */
export interface LatchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly state: LatchState
  /** The site's picture: a square `Image` of 6.4. */
  readonly site: ReactNode
  /** The other side's picture: a square `Image` of 6.4. */
  readonly wallet: ReactNode
}

/** A bolt between the site and the wallet. Decoration: the headline below has the same meaning. */
export const Latch = forwardRef<HTMLDivElement, LatchProps>(function Latch(
  { state, site, wallet, ...rest },
  ref,
) {
  const isDecided = state === 'closed' || state === 'declined'
  return (
    <div
      ref={ref}
      data-part="latch"
      data-state={state}
      aria-hidden="true"
      {...rest}
      css={latchStyles}
    >
      <span css={latchEndStyles}>{site}</span>
      <span css={(theme) => runStyles(theme, state)}>
        <span css={(theme) => boltStyles(theme, state)} />
        {isDecided && (
          <span key={state} css={(theme) => latchMarkStyles(theme, state === 'closed')}>
            <Icon shape={state === 'closed' ? checkIcon : closeIcon} size="s" />
          </span>
        )}
      </span>
      <span css={latchEndStyles}>{wallet}</span>
    </div>
  )
})

/** The app, the run between, the wallet. */
function latchStyles({ space, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: `${space[5]} 0 ${u(2.8)}`,
  }
}

/** A picture, above the bolt's end. */
function latchEndStyles(): CSSObject {
  return { position: 'relative', zIndex: 1, display: 'flex', flex: 'none' }
}

/** The part between the pictures, with the dots that the bolt has not passed yet. */
function runStyles({ color, u }: Theme, state: LatchState): CSSObject {
  return {
    position: 'relative',
    flex: 'none',
    width: u(8),
    height: u(0.8),
    ...(state !== 'closed' && {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: u(0.2),
        // Under the bolt and ahead of it, or past the badge.
        insetInline: `${u(state === 'declined' ? 6 : 0.5)} ${u(0.7)}`,
        background: `radial-gradient(circle at ${u(0.2)} ${u(0.2)},${color.edge} ${u(0.17)},transparent ${u(0.2)}) 0 0/${u(0.8)} ${u(0.4)} repeat-x`,
      },
    }),
  }
}

/** The bolt. */
function boltStyles({ color, duration, ease, u }: Theme, state: LatchState): CSSObject {
  const ground = state === 'closed' ? 'good-mark' : state === 'declined' ? 'bad-mark' : 'accent'
  const end = state === 'closed' ? 0 : u(0.4)
  return {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: u(LENGTHS_U[state]),
    borderStartEndRadius: end,
    borderEndEndRadius: end,
    backgroundColor: color[ground],
    forcedColorAdjust: 'none',
    transition: `width ${duration[state === 'declined' ? 'boltDeclined' : 'boltClosed']} ${ease.standard}`,
    [media.forced]: { backgroundColor: 'CanvasText' },
    [media.still]: { transition: 'none', animation: 'none' },
    // A scene that arrives with a success still shows the bolt close.
    ...(state === 'closed' && { '@starting-style': { width: u(LENGTHS_U.waiting) } }),
    ...((state === 'waiting' || state === 'idle') && {
      // A gap between the bolt and the first dot ahead of it.
      boxShadow: `${u(0.7)} 0 0 0 ${color.card}`,
      '[dir=rtl] &': { boxShadow: `${u(-0.7)} 0 0 0 ${color.card}` },
    }),
    ...(state === 'waiting' && {
      [media.moving]: {
        animation: `lk-bolt ${duration.bolt} ${ease.bolt} infinite alternate`,
      },
    }),
  }
}

/** The badge in the middle once it is decided. */
function latchMarkStyles(
  { color, duration, ease, radius, u }: Theme,
  isClosed: boolean,
): CSSObject {
  return {
    position: 'absolute',
    insetInlineStart: `calc(50% - ${u(1.4)})`,
    top: `calc(50% - ${u(1.4)})`,
    width: u(2.8),
    height: u(2.8),
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.full,
    backgroundColor: color[isClosed ? 'good-mark' : 'bad-soft'],
    color: color[isClosed ? 'on-mark' : 'bad'],
    boxShadow: `0 0 0 ${u(0.4)} ${color.card}`,
    '& path': { strokeWidth: 2.4 },
    [media.moving]: {
      animation: `lk-pop ${duration.view} ${duration[isClosed ? 'boltClosed' : 'boltDeclined']} ${ease.entrance} backwards`,
    },
  }
}
