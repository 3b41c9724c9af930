/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { checkIcon } from '../../icons/check.ts'
import { closeIcon } from '../../icons/close.ts'
import { Icon } from '../icon/icon.tsx'
import {
  boltStyles,
  type LatchState,
  latchEndStyles,
  latchMarkStyles,
  latchStyles,
  runStyles,
} from './latch.styles.ts'

/** Props of a latch; others go to its `<div>`. */
export interface LatchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly state: LatchState
  /** The site's picture: a square `Image` of 6.4. */
  readonly site: ReactNode
  /** The other side's picture: a square `Image` of 6.4. */
  readonly wallet: ReactNode
}

/** A bolt between the site and the wallet. Decoration: the headline below says the same. */
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
      <span css={latchEndStyles()}>{site}</span>
      <span css={(theme) => runStyles(theme, state)}>
        <span css={(theme) => boltStyles(theme, state)} />
        {isDecided && (
          <span key={state} css={(theme) => latchMarkStyles(theme, state === 'closed')}>
            <Icon shape={state === 'closed' ? checkIcon : closeIcon} size="s" />
          </span>
        )}
      </span>
      <span css={latchEndStyles()}>{wallet}</span>
    </div>
  )
})
