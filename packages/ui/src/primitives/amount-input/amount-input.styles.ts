import type { CSSObject, Theme } from '@emotion/react'

/** A large figure to type, smaller when it is long. Amounts are read left to right everywhere. */
export function amountInputStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...type.amount,
    flex: '1 1 auto',
    width: '100%',
    minWidth: 0,
    color: color.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textOverflow: 'ellipsis',
    // As high at every size, so that nothing below moves.
    height: u(3.6),
    '&[data-fit="1"]': type.lead,
    '&[data-fit="2"]': type.heading,
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:focus-visible': { outline: '2px solid transparent' },
    '[dir=rtl] &': { textAlign: 'end' },
    '&:read-only': { cursor: 'default' },
  }
}
