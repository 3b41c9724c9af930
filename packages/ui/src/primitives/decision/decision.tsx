/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { media } from '../../theme/mixins.ts'

/** Props of a decision; others go to its `<div>`. */
export interface DecisionProps extends ComponentPropsWithoutRef<'div'> {
  /** The buttons: a `Pair`, or one wide button. */
  readonly children: ReactNode
  /** Read before they are pressed: a checkbox, one line. In a very low window it scrolls with the view. */
  readonly before?: ReactNode
}

/**
 * The buttons that decide, with what is read before they are pressed. They stay at the card's end while
 * the view scrolls under them. A child of the view's outermost stack, in which it may move. Where that has no gap,
 * `--lk-decision-above` is the room above it.
 */
export const Decision = forwardRef<HTMLDivElement, DecisionProps>(function Decision(
  { before, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} data-part="decision" {...rest} css={decisionStyles}>
      {before && <div css={beforeStyles}>{before}</div>}
      <div data-part="decision-buttons" css={buttonsStyles}>
        {children}
      </div>
    </div>
  )
})

/** The part that may not scroll away: in a low window the buttons alone. */
function decisionStyles(theme: Theme): CSSObject {
  return {
    [media.high]: { ...pinnedStyles(theme), '&:last-child': END },
    [media.low]: { display: 'contents' },
  }
}

function beforeStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
    // Nothing is read yet: not even the gap is there.
    '&:not(:has(>:not([hidden])))': { display: 'none' },
    [media.high]: { marginBlockEnd: space[4] },
  }
}

function buttonsStyles(theme: Theme): CSSObject {
  return {
    minWidth: 0,
    [media.low]: { ...pinnedStyles(theme), '[data-part=decision]:last-child > &': END },
  }
}

/**
 * Over the view while there is more of it, with a hairline above. What it adds around itself it takes from its
 * neighbours and from the card's edge: where all fits, it is a part like others.
 */
function pinnedStyles({ color, space }: Theme): CSSObject {
  return {
    position: 'sticky',
    bottom: 0,
    // Over the fade of the card's body.
    zIndex: 1,
    alignSelf: 'stretch',
    margin: `calc(var(--lk-decision-above,0px) - ${space[3]}) calc(-1*${space[5]}) calc(-1*${space[3]})`,
    padding: `${space[3]} ${space[5]}`,
    backgroundColor: color.card,
    '[data-more] &': { boxShadow: `0 -1px ${color.line}` },
  }
}

/** Reaches to the card's edge. */
const END: CSSObject = {
  marginBlockEnd: 'calc(-1*var(--lk-card-end))',
  paddingBlockEnd: 'var(--lk-card-end)',
}
