/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import {
  legLabelStyles,
  legLineStyles,
  legPlaceStyles,
  legStyles,
  legTextStyles,
  legWorthStyles,
} from './leg.styles.ts'

/** Props of a leg; others go to its `<div>`. */
export interface LegProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** "You send", "You get, about". */
  readonly label: ReactNode
  /** An `Image` of 4.0, with its network as a badge. */
  readonly picture: ReactNode
  /** Amount and sign, "25 USDC". Missing while it is fetched. */
  readonly figure: ReactNode | undefined
  /** What it is worth, at the line's end. */
  readonly worth?: ReactNode
}

/** One side of a transfer or an exchange, in a review. */
export const Leg = forwardRef<HTMLDivElement, LegProps>(function Leg(
  { label, picture, figure, worth, ...rest },
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
      <div css={legTextStyles()}>
        <span css={legLabelStyles}>{label}</span>
        <span css={legLineStyles}>
          {figure === undefined ? (
            <Skeleton width={10} height={1.6} css={legPlaceStyles()} />
          ) : (
            <bdi dir="ltr">{figure}</bdi>
          )}
          {worth !== undefined && (
            <bdi dir="ltr" css={legWorthStyles}>
              {worth}
            </bdi>
          )}
        </span>
      </div>
    </div>
  )
})
