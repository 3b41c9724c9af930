import type { Agreed } from '../store/state/activity.ts'
import type { SendReview } from '../store/state/send.ts'
import type { SwapReview } from '../store/state/swap.ts'

/** Returns what the visitor agreed to in the review of a transfer. */
export function agreedTransfer(
  kind: 'send' | 'pay',
  { token, amountText, to, name, maxFeeText }: SendReview,
): Agreed {
  const { symbol, address } = token
  return { kind, gives: { amountText, symbol, token: address }, to, name, maxFeeText }
}

/** Returns what the visitor agreed to in the review of a swap. */
export function agreedSwap({ from, to, amountText, toAmountText, maxFeeText }: SwapReview): Agreed {
  return {
    kind: 'swap',
    gives: { amountText, symbol: from.symbol, token: from.address },
    gets: { amountText: toAmountText, symbol: to.symbol, token: to.address },
    maxFeeText,
  }
}
