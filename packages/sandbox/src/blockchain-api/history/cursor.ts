/**
 * The place of a transaction in a history: the time, chain, block and index at which it was mined.
 */
export type Position = readonly [minedAtMs: number, chain: number, block: number, index: number]

/** Writes the position of a page's last row as an opaque text. */
export function encodeCursor(position: Position): string {
  return Buffer.from(position.join('.')).toString('base64url')
}

/** @returns undefined for a text that is no cursor. */
export function decodeCursor(text: string): Position | undefined {
  const parts = Buffer.from(text, 'base64url').toString().split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,15}$/.test(part))) return undefined
  const [minedAtMs = 0, chain = 0, block = 0, index = 0] = parts.map(Number)
  return [minedAtMs, chain, block, index]
}

/** Orders positions, newest first. */
export function newestFirst(one: Position, other: Position): number {
  for (const [place, part] of one.entries()) {
    const difference = (other[place] ?? 0) - part
    if (difference !== 0) return difference
  }
  return 0
}
