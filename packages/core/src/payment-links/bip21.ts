import { formatAmount } from '../balances/amount.ts'
import type { PaymentLinkRules } from '../contract/index.ts'
import { withAmount } from './with-amount.ts'

/** Source: BIP-21: amounts are in bitcoins. */
const DECIMALS = 8

/** Links of Bitcoin. The address says on which of its networks. Source: BIP-21. */
export const BIP21: PaymentLinkRules = {
  scheme: 'bitcoin',
  write({ address, amount, token }) {
    if (token !== undefined) return undefined
    return `bitcoin:${address}?amount=${formatAmount(amount, DECIMALS)}`
  },
  read({ target, query }) {
    // The link requires a parameter that we don't understand. Source: BIP-21.
    const isRequired = [...query.keys()].some((key) => key.startsWith('req-'))
    return target === '' || isRequired ? undefined : withAmount({ address: target }, query)
  },
}
