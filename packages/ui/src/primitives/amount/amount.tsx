/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { splitAmount } from './split-amount.ts'

/** Props of an amount; others go to its `<bdi>`. */
export interface AmountProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  /** Written for its locale, with its sign or unit: "$4,212.08", "25 USDC". */
  readonly value: string
  /** Received ones get a plus and are green; sent ones a real minus. */
  readonly direction?: 'in' | 'out' | undefined
  /** If true, the cents are fainter, beside a large total. */
  readonly hasFaintCents?: boolean | undefined
}

/** An amount inside any text, in the text's own size. */
export const Amount = forwardRef<HTMLElement, AmountProps>(function Amount(
  { value, direction, hasFaintCents = false, ...rest },
  ref,
) {
  const { sign, main, cents } = splitAmount(value, direction)
  const isSplit = hasFaintCents && cents !== ''
  return (
    <bdi
      ref={ref}
      dir="ltr"
      data-part="amount"
      {...rest}
      css={(theme) => amountStyles(theme, direction === 'in')}
    >
      {isSplit ? `${sign}${main}` : `${sign}${main}${cents}`}
      {isSplit && <span css={centsStyles}>{cents}</span>}
    </bdi>
  )
})

/** Figures of equal width on one line, left to right everywhere. */
function amountStyles({ color }: Theme, isReceived: boolean): CSSObject {
  return {
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...(isReceived && { color: color.good }),
  }
}

/** Cents, of third rank beside a large total. */
function centsStyles({ color }: Theme): CSSObject {
  return { color: color['text-3'] }
}
