import type { FiatCurrency } from '../../options/fiat-currency.ts'

/** The currency of values in money. Prices in the state are in US dollars; views multiply them. */
export interface FiatState {
  readonly currency: FiatCurrency
  /** The worth of one US dollar in it. */
  readonly perUsd: number
}
