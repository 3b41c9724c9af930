/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of a leg; others go to its `<div>`. */
export interface LegProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** "You send", "You get about". */
  readonly label: ReactNode
  /** An `Image` of 4.0, with its network as a badge. */
  readonly picture: ReactNode
  /** Amount and sign, "25 USDC". Missing while it is fetched. */
  readonly figure: ReactNode | undefined
  /** The figure is another one than before: it is tinted for a second. */
  readonly isChanged?: boolean
  /** The value in the visitor's currency, at the line's end. */
  readonly worth?: ReactNode
  /** A line below: the address of the token. */
  readonly note?: ReactNode
}

/** One side of a transfer or an exchange, in a review. */
export const Leg = forwardRef<HTMLDivElement, LegProps>(function Leg(
  { label, picture, figure, isChanged = false, worth, note, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      data-part="leg"
      aria-busy={figure === undefined || undefined}
      {...rest}
      css={legStyles}
    >
      {picture}
      <div css={legTextStyles}>
        <span css={legLabelStyles}>{label}</span>
        <span css={legLineStyles}>
          {figure === undefined ? (
            <Skeleton width={10} height={1.6} css={legPlaceStyles} />
          ) : (
            <bdi
              key={typeof figure === 'string' ? figure : undefined}
              dir="ltr"
              css={isChanged && changedStyles}
            >
              {figure}
            </bdi>
          )}
          {worth !== undefined && (
            <bdi dir="ltr" css={legWorthStyles}>
              {worth}
            </bdi>
          )}
        </span>
        {note !== undefined && <span css={legLabelStyles}>{note}</span>}
      </div>
    </div>
  )
})

/** Picture, figure, and what it is worth. */
function legStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    textAlign: 'start',
    '[data-part=leg] + &': { borderBlockStart: `1px solid ${color.line}` },
  }
}

/** Begins in the accent, and ends as other figures. */
function changedStyles({ color }: Theme): CSSObject {
  return { transition: 'color 1s ease-in', '@starting-style': { color: color.accent } }
}

/** Label above, figure and worth on one line below. */
function legTextStyles(): CSSObject {
  return { flex: 1, minWidth: 0 }
}

function legLabelStyles({ color, type }: Theme): CSSObject {
  return { ...type.small, display: 'block', color: color['text-2'] }
}

/** Figure at the start, worth at the end; under each other where both do not fit. */
function legLineStyles({ space, type }: Theme): CSSObject {
  return {
    ...type.figure,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    minHeight: 'calc(var(--lk-base)*var(--lk-lead)*2.6)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }
}

function legWorthStyles({ color, type }: Theme): CSSObject {
  return { ...type.small, color: color['text-2'] }
}

/** A bar in the middle of the figure's line. */
function legPlaceStyles(): CSSObject {
  return { alignSelf: 'center' }
}
