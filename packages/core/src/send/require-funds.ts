import { LatchkeyError, type TransactionRequest, type TransferFee } from '../contract/index.ts'
import type { SendToken } from '../store/state/send.ts'
import { readUnits, sendBalance } from './form-rules.ts'
import type { SenderDeps } from './require-sender.ts'

/** The amounts that are spent, and the balances. */
export interface Funds {
  readonly request: Pick<TransactionRequest, 'from' | 'amount'>
  readonly fee: TransferFee
  /** The balance in the native coin. */
  readonly coins: bigint | undefined
  /** The balance of the token, as nodes have it. */
  readonly held: bigint | undefined
  readonly token: Pick<SendToken, 'address' | 'decimals'>
}

/**
 * Checks that the account can pay for what is spent and for the fee.
 *
 * @returns What is left of the token; undefined where that is not known.
 * @throws LatchkeyError `transfer.short`, `send.no-fee`.
 */
export function requireFunds({ state }: SenderDeps, funds: Funds): bigint | undefined {
  const { coins, token } = funds
  const { from, amount } = funds.request
  const cost = funds.fee.ceiling ?? funds.fee.expected
  if (token.address === undefined) {
    if (coins === undefined) return undefined
    if (amount + cost > coins) throw new LatchkeyError('transfer.short', {})
    return coins - amount - funds.fee.expected
  }
  if (coins !== undefined && cost > coins) throw new LatchkeyError('send.no-fee', {})
  const listed = sendBalance(state, from, token)
  const held = funds.held ?? (listed === undefined ? undefined : readUnits(listed, token))
  if (held === undefined) return undefined
  if (amount > held) throw new LatchkeyError('transfer.short', {})
  return held - amount
}
