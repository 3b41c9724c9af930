import { networkOf } from '../contract/index.ts'
import { findNetwork } from '../store/selectors.ts'
import type { SendDoubt, SendReview } from '../store/state/send.ts'
import type { SenderDeps } from './require-sender.ts'

/** A fee below this part of a coin is never called high. */
const SMALL_PART = 100n
/** A fee of more than this part of what is sent is high. */
const HIGH_PART = 10n

/**
 * A fee that is too high to be usual, for example from a false price of a node: more than a coin, the limit of
 * go-ethereum (`rpc.txfeecap`), or more than a tenth of the coins that are sent. The visitor has to agree to
 * it. Source: docs/security.md, S66.
 */
export function feeDoubts(
  state: SenderDeps['state'],
  {
    account,
    token,
    units,
    fee,
    maxFee,
  }: Pick<SendReview, 'account' | 'token' | 'units' | 'fee' | 'maxFee'>,
): readonly SendDoubt[] {
  const network = findNetwork(state, networkOf(account))
  if (network === undefined) return []
  const coin = 10n ** BigInt(network.nativeCurrency.decimals)
  const most = BigInt(maxFee ?? fee)
  const isSmall = most <= coin / SMALL_PART
  const isPart = token.address === undefined && most * HIGH_PART > BigInt(units)
  return !isSmall && (most > coin || isPart) ? [{ type: 'fee' }] : []
}
