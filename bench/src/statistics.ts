/** The middle of a list of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Half of the width in which the middle half of a list of figures lies: what chance does to one. */
export function spread(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const at = (share: number): number =>
    sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return (at(0.75) - at(0.25)) / 2
}
