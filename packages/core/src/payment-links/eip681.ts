import type { PaymentLinkRules, PaymentToRead } from '../contract/index.ts'

/** Address or name, the chain, and a function. */
const TARGET = /^(?:pay-)?([^@/]+)(?:@([0-9]+))?(?:\/([^/]*))?$/
/** Numbers may have an exponent, such as `2.014e18`. */
const NUMBER = /^([0-9]*)(?:\.([0-9]+))?(?:e([0-9]{1,2}))?$/i

/**
 * Links of EVM networks: of the coin a call of the recipient with a value, of a token a call of `transfer` of
 * its contract. Source: EIP-681.
 */
export const EIP681: PaymentLinkRules = {
  scheme: 'ethereum',
  // Without its chain id a wallet would pay on the network that it is on. Numbers are written out.
  write({ address, reference, amount, token }) {
    if (token === undefined) return `ethereum:${address}@${reference}?value=${amount}`
    return `ethereum:${token}@${reference}/transfer?address=${address}&uint256=${amount}`
  },
  read({ target, query }) {
    const [, address, reference, call] = TARGET.exec(decode(target)) ?? []
    if (address === undefined) return undefined
    const value = query.get('value')
    if (call === undefined) return withUnits({ reference, address }, value ?? undefined)
    const to = query.get('address')
    // A call with a value, or of another function, is no payment of a token.
    if (call !== 'transfer' || to === null || value !== null) return undefined
    const units = query.get('uint256') ?? undefined
    return withUnits({ reference, address: to, token: address }, units)
  },
}

function withUnits(payment: PaymentToRead, text: string | undefined): PaymentToRead | undefined {
  if (text === undefined) return payment
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  const power = Number(exponent)
  if (whole + fraction === '' || fraction.length > power) return undefined
  return { ...payment, units: BigInt(whole + fraction.padEnd(power, '0')) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
