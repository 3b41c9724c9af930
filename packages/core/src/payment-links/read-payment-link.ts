import type { Namespace, OtherRules, PaymentToRead } from '../contract/index.ts'
import { linksWith } from './known-links.ts'

/** The payment that a link asks for, with its namespace. */
export interface ReadPayment extends PaymentToRead {
  readonly namespace: Namespace
}

const LINK = /^([a-z][-+.a-z0-9]*):([^?#]*)(?:\?([^#]*))?$/i

/**
 * Reads a link that asks for a payment. Source: EIP-681, Solana Pay transfer requests, BIP-21.
 *
 * @param others - The traits of adapters by namespace, for those that are none of the specification.
 * @returns undefined for other texts, for links that ask for more than a payment, and for those that have a
 * parameter twice: two readers could take different values.
 */
export function readPaymentLink(text: string, others: OtherRules = {}): ReadPayment | undefined {
  const [, scheme = '', target = '', search = ''] = LINK.exec(text.trim()) ?? []
  const standard = linksWith(scheme, others)
  if (standard === undefined) return undefined
  const query = new URLSearchParams(search)
  // A link of Solana Pay may have several references, which do not change the payment.
  const names = [...query.keys()]
    .filter((name) => name !== 'reference')
    .map((name) => name.toLowerCase())
  if (new Set(names).size < names.length) return undefined
  const payment = standard.links.read({ target, query })
  return payment && { ...payment, namespace: standard.namespace }
}

/** Returns true for a payment link, whatever it asks for. */
export function isPaymentLink(text: string, others: OtherRules = {}): boolean {
  const scheme = text.trim().split(':')[0] ?? ''
  return text.includes(':') && linksWith(scheme, others) !== undefined
}
