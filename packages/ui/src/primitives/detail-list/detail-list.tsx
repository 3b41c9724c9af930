/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of a line of details; others go to its `<div>`. */
export interface DetailProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly label: ReactNode
  /** Undefined while it is loaded: a bar reserves its line. */
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
        {more !== undefined && <bdi css={detailMoreStyles}>{more}</bdi>}
      </dd>
    </div>
  )
})

/** The list of facts that a visitor agrees to, line by line: a `<dl>` of `Detail`. */
export const DetailList = forwardRef<HTMLDListElement, ComponentPropsWithoutRef<'dl'>>(
  function DetailList(props, ref) {
    return <dl ref={ref} data-part="detail-list" {...props} css={detailListStyles} />
  },
)

/** Labels and values under each other. */
function detailListStyles({ type }: Theme): CSSObject {
  return { ...type.small, margin: 0, textAlign: 'start' }
}

/** One line; a hairline between two. */
function detailStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: u(1.6),
    paddingBlock: u(0.9),
    '[data-part=detail] + &': { borderBlockStart: `1px solid ${color.line}` },
  }
}

function detailLabelStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(0.4),
    flex: 'none',
    maxWidth: '50%',
    color: color['text-2'],
  }
}

/** How much, or which. */
function detailValueStyles({ color }: Theme): CSSObject {
  return {
    minWidth: 0,
    margin: 0,
    color: color.text,
    fontWeight: 500,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

/** A value with a picture before it. */
function detailLineStyles({ u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: u(0.6),
    minHeight: u(1.8),
    // The picture is a little higher than its line, which stays as high.
    '& > :not(bdi)': { marginBlock: u(-0.1) },
  }
}

/** The line below a value. */
function detailMoreStyles({ color, type }: Theme): CSSObject {
  return { ...type.legal, display: 'block', color: color['text-2'] }
}
