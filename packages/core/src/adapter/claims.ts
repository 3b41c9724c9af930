/** Counts the wallets that claim a name. @returns The count, with this wallet. */
export type Claim = (name: string) => number

/** Creates a count of claims; each name in `taken` counts as claimed once. */
export function createClaims(taken: Iterable<string> = []): Claim {
  const counts = new Map<string, number>()
  const claim = (name: string): number => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  }
  for (const name of taken) claim(name)
  return claim
}

/** The id of the nth wallet that claims a name. */
export function claimedId(name: string, nth: number): string {
  return nth === 1 ? name : `${name}#${nth}`
}

/** The first free id for a name. */
export function freeId(name: string, ids: readonly string[]): string {
  let nth = 1
  while (ids.includes(claimedId(name, nth))) nth += 1
  return claimedId(name, nth)
}
