import type { Failure } from './page-catalog.ts'

/** Failures of payments. Source: docs/alerts.md, pay codes. */
export const PAY_CATALOG = {
  'pay.off': { message: 'Unable to initiate payment: the option features.pay is off' },
  'pay.busy': { message: 'Unable to initiate payment: another one is being confirmed' },
  'pay.under-way': {
    message: 'This payment was begun already, and nobody knows yet what became of it',
  },
  'pay.invalid-config': { message: 'Invalid payment configuration' },
  'pay.invalid-link': { message: 'Not a link that asks for a payment' },
  'pay.invalid-recipient': { message: 'Invalid recipient address' },
  'pay.invalid-asset': { message: 'Invalid asset: a CAIP-19 id is needed' },
  'pay.invalid-amount': {
    message:
      'Invalid amount: decimal text is needed, more than 0, with no more decimals than the token',
  },
  'pay.invalid-namespace': { message: 'Invalid chain namespace' },
  'pay.unsupported-asset': { message: 'Asset not supported', isRetryable: true },
  'pay.failed': { message: 'The payment failed: nothing was paid', isRetryable: true },
  'pay.cancelled': { message: 'The visitor left without paying', isRetryable: true },
  'pay.exchanges-failed': { message: 'Unable to get exchanges', isRetryable: true },
  'pay.url-failed': { message: 'Unable to get payment URL', isRetryable: true },
  'pay.status-failed': { message: 'Unable to get payment status', isRetryable: true },
} as const satisfies Readonly<Record<string, Failure>>
