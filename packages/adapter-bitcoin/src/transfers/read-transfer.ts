import {
  type AccountId,
  addressOf,
  LatchkeyError,
  networkOf,
  type TransactionRequest,
} from '@latchkey/core/contract'
import { type BitcoinAddress, checkAddress, readAddress } from '../address.ts'
import { dustLimit } from './dust.ts'

/** A checked transfer. */
export interface Transfer {
  readonly account: AccountId<'bip122'>
  readonly from: BitcoinAddress
  readonly to: BitcoinAddress
  /** Satoshis. */
  readonly amount: bigint
}

/** The supply limit of Bitcoin, in satoshis. */
const MAX_AMOUNT = 2_100_000_000_000_000n

/**
 * Checks a transfer. Source: docs/security.md, S27, S28.
 *
 * @throws LatchkeyError `caip.invalid-address` for an invalid recipient or one of another network,
 * `amount.invalid`, `transfer.dust`, `transfer.no-tokens`, `transfer.unsupported-data`.
 */
export function readTransfer({
  from: account,
  to,
  amount,
  token,
  data,
}: Omit<TransactionRequest<'bip122'>, 'sessionId'>): Transfer {
  if (token !== undefined) throw new LatchkeyError('transfer.no-tokens', {})
  if (data !== undefined) throw new LatchkeyError('transfer.unsupported-data', {})
  const recipient = readAddress(to.trim())
  const sender = readAddress(addressOf(account))
  const isHere = checkAddress(to, [networkOf(account)]).ok
  if (!recipient.ok || !sender.ok || !isHere) throw new LatchkeyError('caip.invalid-address', {})
  if (amount <= 0n || amount > MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  if (amount < dustLimit(recipient.address.script)) throw new LatchkeyError('transfer.dust', {})
  return { account, from: sender.address, to: recipient.address, amount }
}
