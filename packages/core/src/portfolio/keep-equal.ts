import type { Holding } from '../store/state/portfolio.ts'

const FIELDS = [
  ...(['networkId', 'address', 'name', 'symbol', 'decimals', 'iconUrl'] as const),
  ...(['amountText', 'priceUsd', 'valueUsd'] as const),
]

/**
 * The new list, with the entries of the old one wherever they are equal; the old list itself where
 * nothing has changed. So a view draws only what changed.
 */
export function keepEqual(
  before: readonly Holding[] | undefined,
  next: readonly Holding[],
): readonly Holding[] {
  if (before === undefined) return next
  const known = new Map(before.map((holding) => [holding.address, holding]))
  const kept = next.map((holding) => {
    const old = known.get(holding.address)
    return old && FIELDS.every((field) => old[field] === holding[field]) ? old : holding
  })
  const isSame =
    kept.length === before.length && kept.every((holding, index) => holding === before[index])
  return isSame ? before : kept
}
