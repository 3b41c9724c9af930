/** A number as one word, without prefix. */
export function word(value: number | string): string {
  return (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0')
}

/** Bytes with their length before them, filled up to whole words, without prefix. */
export function dynamicBytes(hex: string): string {
  const bytes = hex.slice(2)
  return word(bytes.length / 2) + bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
}
