import type { PaymentLinkRules } from '@latchkey/core/contract'

const SUI = '0x2::sui::SUI'

/** Links that ask for a payment. Source: sdk.mystenlabs.com, "Payment Kit". */
export const suiPaymentLinks: PaymentLinkRules = {
  scheme: 'sui',
  write({ address, amount, token = SUI }) {
    // It tells payments of a registry apart; these links name no registry.
    const nonce = `${address.slice(2, 14)}-${amount}`
    return `sui:pay?receiver=${address}&amount=${amount}&coinType=${token}&nonce=${nonce}`
  },
  read({ target, query }) {
    const [address, amount, coin] = ['receiver', 'amount', 'coinType'].map((name) =>
      query.get(name),
    )
    const isPayment = target === 'pay' && !query.has('registry')
    if (!isPayment || !address || !coin || !amount || !/^\d{1,20}$/.test(amount)) return undefined
    return { address, token: coin === SUI ? undefined : coin, units: BigInt(amount) }
  },
}
