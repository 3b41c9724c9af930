import { offersOnramp } from '@latchkey/core/views'

type Facts = Parameters<typeof offersOnramp>[0]

/** Returns true if an amount, a plain decimal, is 0 and some can be bought with money. */
export function canBuyInstead(amountText: string | undefined, facts: Facts): boolean {
  return amountText !== undefined && /^[0.]+$/.test(amountText) && offersOnramp(facts)
}
