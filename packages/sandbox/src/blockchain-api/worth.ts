import { formatUnits } from 'viem'

/**
 * The fields of a balance that say how much it is. Where a price is unknown, the service says 0 and no
 * value.
 */
export function worth(amount: bigint, decimals: number, price: number | undefined): object {
  const numeric = formatUnits(amount, decimals)
  const value = price === undefined ? {} : { value: Number(numeric) * price }
  return { ...value, price: price ?? 0, quantity: { decimals: String(decimals), numeric } }
}
