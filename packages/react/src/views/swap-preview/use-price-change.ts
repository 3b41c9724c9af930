import { useState } from 'react'

/** A price of a review. */
interface Price {
  /** The received amount, in smallest units, as whole decimal digits; undefined while no price is known. */
  readonly units: string | undefined
  /** When the next one is read: another time is another price. */
  readonly nextAtMs: number | undefined
}

/**
 * How much more, or less, is received than by the price before, in percent, until the next price.
 *
 * @returns undefined for the first price, and for one that is the same.
 */
export function usePriceChange({ units, nextAtMs }: Price): number | undefined {
  const [shown, setShown] = useState<Price & { readonly change: number | undefined }>({
    units,
    nextAtMs,
    change: undefined,
  })
  const isOther = units !== shown.units || nextAtMs !== shown.nextAtMs
  if (units !== undefined && nextAtMs !== undefined && isOther) {
    setShown({ units, nextAtMs, change: changeOf(shown.units, units) })
  }
  return units === undefined ? undefined : shown.change
}

function changeOf(before: string | undefined, now: string): number | undefined {
  if (before === undefined || before === now || Number(before) === 0) return undefined
  return (Number(now) / Number(before) - 1) * 100
}
