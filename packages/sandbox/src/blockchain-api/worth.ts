import { formatUnits } from 'viem'

/** The fields of a balance that say how much it is. */
export function worth(amount: bigint, decimals: number, price = 0): object {
  const numeric = formatUnits(amount, decimals)
  return {
    value: Number(numeric) * price,
    price,
    quantity: { decimals: String(decimals), numeric },
  }
}
