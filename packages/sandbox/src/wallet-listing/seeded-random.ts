/** A source of choices that makes the same ones for the same seed, on every machine. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  /** True in `share` (0 to 1) of all cases. */
  chance(share: number): boolean
  pick<L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
}

/** FNV-1a to turn text into a number, mulberry32 to draw from it. */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5
  for (const letter of seed)
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
