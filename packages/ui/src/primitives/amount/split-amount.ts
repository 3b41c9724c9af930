/** An amount as it is shown: sign, what counts, and the cents. */
export interface AmountParts {
  readonly sign: '' | '+' | '−'
  readonly main: string
  /** Decimal sign and decimals of money, else empty. */
  readonly cents: string
}

/** Two decimals after the last sign, as money has them in every locale that uses Latin figures. */
const CENTS = /[.,]\d{2}$/

/**
 * Splits an amount that is formatted for its locale.
 *
 * @param text - "$4,212.08", "-0.25 ETH". A hyphen becomes a minus sign.
 */
export function splitAmount(text: string, direction?: 'in' | 'out'): AmountParts {
  const isNegative = /^[-−]/.test(text)
  const plain = isNegative ? text.slice(1) : text
  const cents = CENTS.exec(plain)?.[0] ?? ''
  return {
    sign: direction === 'in' ? '+' : isNegative || direction === 'out' ? '−' : '',
    main: plain.slice(0, plain.length - cents.length),
    cents,
  }
}
