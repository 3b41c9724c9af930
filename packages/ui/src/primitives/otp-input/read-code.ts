/** First figures of the scripts whose digits visitors type: Latin, Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10] as const

/** The digits of what was typed or pasted, in Latin figures; everything else is left out. */
function readDigits(text: string): string {
  return [...text].map((character) => digitOf(character) ?? '').join('')
}

/** The first `length` digits of what was typed or pasted: "402 917" and "٤٠٢٩١٧" are "402917". */
export function readCode(text: string, length: number): string {
  return readDigits(text).slice(0, length)
}

/** The value of a figure of any of these scripts; undefined for everything else. */
export function digitOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? undefined : code - zero
}

/**
 * The box that has the caret.
 *
 * @param position - Of the caret in the code, 0 to its length.
 */
export function boxAt(position: number, { code, length }: BoxesState): number {
  return Math.max(0, Math.min(position, code.length, length - 1))
}

/** The digits typed, and the number of boxes. */
export interface BoxesState {
  readonly code: string
  readonly length: number
}

/** The box that an arrow key, Home or End moves to; undefined for all other keys. */
export function boxAfterKey(key: string, box: number, state: BoxesState): number | undefined {
  if (key === 'Home' || key === 'ArrowUp') return 0
  if (key === 'End' || key === 'ArrowDown') return boxAt(state.length, state)
  if (key === 'ArrowLeft') return boxAt(box - 1, state)
  if (key === 'ArrowRight') return boxAt(box + 1, state)
  return undefined
}
