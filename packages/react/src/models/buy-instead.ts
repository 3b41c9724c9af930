import { offersOnramp } from '@latchkey/core/views'

type Facts = Parameters<typeof offersOnramp>[0]

/** Whether there is nothing of a token, a plain decimal, and some can be bought with money. */
export function canBuyInstead(amountText: string | undefined, facts: Facts): boolean {
  return amountText !== undefined && /^[0.]+$/.test(amountText) && offersOnramp(facts)
}
