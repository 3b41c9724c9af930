/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import {
  detailLabelStyles,
  detailLineStyles,
  detailMoreStyles,
  detailStyles,
  detailValueStyles,
} from './detail-list.styles.ts'

/** Props of a line of details; others go to its `<div>`. */
export interface DetailProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly label: ReactNode
  /** Missing while it is fetched: a bar keeps its line. */
  readonly value: ReactNode | undefined
  /** An `Image` or `Avatar` of 2.0 before the value. */
  readonly picture?: ReactNode
  /** The line below the value. */
  readonly more?: ReactNode
}

/** One label and its value, in a `DetailList`. */
export const Detail = forwardRef<HTMLDivElement, DetailProps>(function Detail(
  { label, value, picture, more, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      data-part="detail"
      aria-busy={value === undefined || undefined}
      {...rest}
      css={detailStyles}
    >
      <dt css={detailLabelStyles}>{label}</dt>
      <dd css={detailValueStyles}>
        <span css={detailLineStyles}>
          {value === undefined ? (
            <Skeleton width={7} height={1.2} />
          ) : (
            <>
              {picture}
              <bdi>{value}</bdi>
            </>
          )}
        </span>
        {more !== undefined && <span css={detailMoreStyles}>{more}</span>}
      </dd>
    </div>
  )
})
