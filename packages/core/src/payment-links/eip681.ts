import { LatchkeyError } from '../contract/index.ts'

/** A payment on an EVM network. */
export interface EvmPayment {
  /** The address of the recipient. */
  readonly address: string
  /** Decimal digits. Without it a wallet would pay on the network that it is on. */
  readonly chainId: string
  /** In smallest units. */
  readonly amount: bigint
  /** Address of the token's contract; the native coin where left out. */
  readonly token?: string | undefined
}

/** The largest amount of a token. Source: ERC-20, `uint256`. */
const MAX_AMOUNT = 2n ** 256n - 1n

/**
 * Writes the link of a payment: of the coin a call of the recipient with a value, of a token a call of
 * `transfer` of its contract. Numbers are written out. Source: EIP-681.
 *
 * @throws LatchkeyError `amount.invalid` for more than a contract can count.
 */
export function writeEip681({ address, chainId, amount, token }: EvmPayment): string {
  if (amount > MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  if (token === undefined) return `ethereum:${address}@${chainId}?value=${amount}`
  return `ethereum:${token}@${chainId}/transfer?address=${address}&uint256=${amount}`
}
