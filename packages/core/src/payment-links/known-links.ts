import { isNamespace, type OtherRules, type PaymentLinkRules, rulesOf } from '../contract/index.ts'
import { BIP21 } from './bip21.ts'
import { EIP681 } from './eip681.ts'
import { SOLANA_PAY } from './solana-pay.ts'

/** The standards of the namespaces of the specification. Those of others come with the traits of adapters. */
const KNOWN: ReadonlyMap<string, PaymentLinkRules> = new Map([
  ['eip155', EIP681],
  ['solana', SOLANA_PAY],
  ['bip122', BIP21],
])

/** The standard of links on a namespace; undefined where there is none. */
export function linksOf(namespace: string, others: OtherRules): PaymentLinkRules | undefined {
  return isNamespace(namespace) ? KNOWN.get(namespace) : rulesOf(namespace, others).paymentLinks
}

/** The standard of links with a scheme, and its namespace. */
export function linksWith(
  scheme: string,
  others: OtherRules,
): { readonly namespace: string; readonly links: PaymentLinkRules } | undefined {
  for (const namespace of [...KNOWN.keys(), ...Object.keys(others)]) {
    const links = linksOf(namespace, others)
    if (links?.scheme === scheme.toLowerCase()) return { namespace, links }
  }
  return undefined
}
