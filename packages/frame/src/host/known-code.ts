/** Ranges of codes that a frame may give to what it refuses. Source: EIP-1193, EIP-1474, EIP-5792. */
const KNOWN: readonly (readonly [from: number, to: number])[] = [
  [4001, 4001],
  [4100, 4100],
  [4200, 4200],
  [4900, 4901],
  [5700, 5760],
  [-32768, -32000],
]

/** @returns The code where it is one that says something to websites; undefined for all else. */
export function knownCode(code: unknown): number | undefined {
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined
  return KNOWN.some(([from, to]) => from <= code && code <= to) ? code : undefined
}
