import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  referenceOf,
} from '../contract/index.ts'
import { writeBip21 } from './bip21.ts'
import { writeEip681 } from './eip681.ts'
import { writeSolanaPay } from './solana-pay.ts'

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
 */
export function hasPaymentLinks(namespace: Namespace): boolean {
  return namespace === 'eip155' || namespace === 'solana' || namespace === 'bip122'
}

/**
 * A link that asks a wallet for a payment. Source: EIP-681, Solana Pay, BIP-21.
 *
 * @returns undefined where no standard can ask for it.
 * @throws LatchkeyError `amount.invalid` for an amount that can't be paid, `amount.decimals`.
 */
export function paymentLink(request: PaymentRequest): string | undefined {
  const { account, amount, decimals, token } = request
  if (amount <= 0n) throw new LatchkeyError('amount.invalid', {})
  const namespace = namespaceOf(account)
  const address = addressOf(account)
  switch (namespace) {
    case 'eip155':
      return writeEip681({ address, chainId: referenceOf(account), amount, token })
    case 'solana':
      return writeSolanaPay({ address, amount, decimals, token })
    case 'bip122':
      return token === undefined ? writeBip21({ address, amount }) : undefined
    default:
      return undefined
  }
}
