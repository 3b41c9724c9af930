import { parseAmount } from '../balances/amount.ts'

/** The payment that a link asks for. Unchecked: addresses are checked before they are used. */
export interface ReadPayment {
  readonly namespace: 'eip155' | 'solana' | 'bip122'
  /** The network that it names, by the reference of CAIP-2. */
  readonly reference?: string | undefined
  readonly address: string
  /** Plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
  /** In smallest units; of the native coin by EIP-681, also of tokens. */
  readonly units?: bigint | undefined
  /** In whole coins or tokens, as a plain decimal; by Solana Pay and BIP-21. */
  readonly amountText?: string | undefined
}

/**
 * Reads a link that asks for a payment. Source: EIP-681, Solana Pay transfer requests, BIP-21.
 *
 * @returns undefined for other texts, for links that ask for more than a payment, and for those that have a
 * parameter twice: two readers could take different values.
 */
export function readPaymentLink(text: string): ReadPayment | undefined {
  const link = /^(ethereum|solana|bitcoin):([^?#]*)(?:\?([^#]*))?$/i.exec(text.trim())
  const [, scheme = '', target = '', query = ''] = link ?? []
  const parameters = new URLSearchParams(query)
  // A link of Solana Pay may have several references, which do not change the payment.
  const names = [...parameters.keys()]
    .filter((name) => name !== 'reference')
    .map((name) => name.toLowerCase())
  if (new Set(names).size < names.length) return undefined
  switch (scheme.toLowerCase()) {
    case 'ethereum':
      return readEip681(target, parameters)
    case 'solana':
      return readSolanaPay(target, parameters)
    case 'bitcoin':
      return readBip21(target, parameters)
    default:
      return undefined
  }
}

/** Returns true for a payment link, whatever it asks for. */
export function isPaymentLink(text: string): boolean {
  return /^(ethereum|solana|bitcoin):/i.test(text.trim())
}

/** Address or name, the chain, and a function. */
const TARGET = /^(?:pay-)?([^@/]+)(?:@([0-9]+))?(?:\/([^/]*))?$/
/** Numbers of EIP-681 may have an exponent, such as `2.014e18`. */
const NUMBER = /^([0-9]*)(?:\.([0-9]+))?(?:e([0-9]{1,2}))?$/i

function readEip681(target: string, query: URLSearchParams): ReadPayment | undefined {
  const [, address, reference, call] = TARGET.exec(decode(target)) ?? []
  if (address === undefined) return undefined
  const common = { namespace: 'eip155' as const, reference }
  const value = query.get('value')
  if (call === undefined) {
    return withUnits({ ...common, address }, value ?? undefined)
  }
  const to = query.get('address')
  // A call with a value, or of another function, is no payment of a token.
  if (call !== 'transfer' || to === null || value !== null) return undefined
  const units = query.get('uint256') ?? undefined
  return withUnits({ ...common, address: to, token: address }, units)
}

function withUnits(payment: ReadPayment, text: string | undefined): ReadPayment | undefined {
  if (text === undefined) return payment
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  const power = Number(exponent)
  if (whole + fraction === '' || fraction.length > power) return undefined
  return { ...payment, units: BigInt(whole + fraction.padEnd(power, '0')) }
}

function readSolanaPay(address: string, query: URLSearchParams): ReadPayment | undefined {
  // A link to a server asks for any transaction.
  if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(address)) return undefined
  const token = query.get('spl-token') ?? undefined
  return withAmount({ namespace: 'solana', address, token }, query)
}

function readBip21(address: string, query: URLSearchParams): ReadPayment | undefined {
  // The link requires a parameter that we don't understand. Source: BIP-21.
  const isRequired = [...query.keys()].some((key) => key.startsWith('req-'))
  if (address === '' || isRequired) return undefined
  return withAmount({ namespace: 'bip122', address }, query)
}

function withAmount(payment: ReadPayment, query: URLSearchParams): ReadPayment | undefined {
  const amountText = query.get('amount') ?? undefined
  if (amountText === undefined) return payment
  try {
    parseAmount(amountText, MOST_DECIMALS)
    return { ...payment, amountText }
  } catch {
    return undefined
  }
}

const MOST_DECIMALS = 36

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
