import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  type OtherRules,
  referenceOf,
  rulesOf,
} from '../contract/index.ts'
import { linksOf } from './known-links.ts'

/** The request of a payment link. */
export interface PaymentRequest {
  /** The recipient and its network. */
  readonly account: AccountId
  /** In smallest units; more than 0. */
  readonly amount: bigint
  /** Decimals of the token, or of the native coin. */
  readonly decimals: number
  /** Plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
}

/**
 * Returns true if there is a standard of links that ask for a payment on networks of a namespace.
 *
 * @param others - The traits of adapters by namespace, for those that are none of the specification.
 */
export function hasPaymentLinks(namespace: Namespace, others: OtherRules = {}): boolean {
  return linksOf(namespace, others) !== undefined
}

/**
 * A link that asks a wallet for a payment. Source: EIP-681, Solana Pay, BIP-21.
 *
 * @param others - The traits of adapters by namespace, for those that are none of the specification.
 * @returns undefined where no standard can ask for it.
 * @throws LatchkeyError `amount.invalid` for an amount that can't be paid, `amount.decimals`.
 */
export function paymentLink(request: PaymentRequest, others: OtherRules = {}): string | undefined {
  const { account, amount, decimals, token } = request
  const namespace = namespaceOf(account)
  const largest = rulesOf(namespace, others).assets?.largest
  if (amount <= 0n || (largest !== undefined && amount > largest)) {
    throw new LatchkeyError('amount.invalid', {})
  }
  const [address, reference] = [addressOf(account), referenceOf(account)]
  return linksOf(namespace, others)?.write({ address, reference, amount, decimals, token })
}
