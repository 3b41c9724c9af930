import { formatAmount } from '../balances/amount.ts'
import type { PaymentLinkRules } from '../contract/index.ts'
import { withAmount } from './with-amount.ts'

/**
 * Links of Solana. They do not say on which of its networks, and their amount is in whole tokens, as a plain
 * decimal. Source: Solana Pay, transfer request.
 */
export const SOLANA_PAY: PaymentLinkRules = {
  scheme: 'solana',
  write({ address, amount, decimals, token }) {
    const link = `solana:${address}?amount=${formatAmount(amount, decimals)}`
    return token === undefined ? link : `${link}&spl-token=${token}`
  },
  read({ target, query }) {
    // A link to a server asks for any transaction.
    if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(target)) return undefined
    const token = query.get('spl-token') ?? undefined
    return withAmount({ address: target, token }, query)
  },
}
