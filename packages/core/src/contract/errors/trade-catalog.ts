import type { Failure } from './page-catalog.ts'

/** Failures of swaps, and of buying with money. They are part of `CATALOG`. */
export const TRADE_CATALOG = {
  'swap.unsupported-network': { message: 'Network not supported for Swaps' },
  'swap.no-gas-price': { message: 'Network not supported for Gas Price' },
  'swap.incomplete': { message: 'Two tokens and an amount are required' },
  'swap.no-token': { message: 'This token can not be swapped here' },
  'swap.no-quote': { message: 'Incorrect amount' },
  'swap.list-failed': { message: 'Failed to initialize swap', isRetryable: true },
  'swap.quote-failed': { message: 'The price could not be read', isRetryable: true },
  'swap.no-coin-price': { message: 'Failed to fetch network token price', isRetryable: true },
  'swap.allowance-failed': { message: 'Failed to check allowance', isRetryable: true },
  'swap.approve-failed': {
    message: 'Failed to create approval transaction',
    isRetryable: true,
  },
  'swap.build-failed': { message: 'Failed to create transaction', isRetryable: true },
  'swap.unsafe': {
    message: (c: {
      readonly reason:
        | 'sender'
        | 'network'
        | 'target'
        | 'value'
        | 'data'
        | 'amount'
        | 'spender'
        | 'outcome'
    }) =>
      `The exchange answered with a transaction that does something else (${c.reason}), so the wallet was not asked`,
  },
  'swap.price-changed': { message: 'The price has changed: look at it again', isRetryable: true },
  'swap.impact': {
    message: (c: { readonly percent: number | 'unknown' }) =>
      `The price impact (in percent: ${c.percent}) has to be confirmed: pass it as confirmedImpact to swap all the same`,
  },
  'swap.no-exchange': {
    message: 'There is no exchange at the address of this swap, so the wallet was not asked',
  },
  'swap.exchange': {
    message: (c: { readonly exchange: string }) =>
      `Nothing vouches for the exchange ${c.exchange}: pass it as confirmedExchange to swap there all the same`,
  },
  'swap.approval-lost': { message: 'The approval did not come through, so nothing was swapped' },

  'onramp.sample': {
    message: 'What can be bought could not be read, so nothing can be bought',
    isRetryable: true,
  },
  'onramp.no-price': {
    message: 'This provider has no price for what is entered, so its page was not opened',
    isRetryable: true,
  },
  'onramp.price-changed': {
    message: 'The price was older than 60 seconds and is read again: look at the new one',
    isRetryable: true,
  },
  'onramp.no-page': {
    message: 'The page of the provider could not be opened. Nothing was paid',
    isRetryable: true,
  },
} satisfies Readonly<Record<string, Failure>>
