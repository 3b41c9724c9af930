import { type OnrampFacts, offersOnramp } from '@latchkey/core'

/** Whether there is nothing of a token, a plain decimal, and some can be bought with money. */
export function canBuyInstead(amountText: string | undefined, facts: OnrampFacts): boolean {
  return amountText !== undefined && /^[0.]+$/.test(amountText) && offersOnramp(facts)
}
