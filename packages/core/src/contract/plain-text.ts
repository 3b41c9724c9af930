/**
 * Invisible characters that change how others are shown: controls, line separators, marks of text
 * direction, and the byte order mark.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/**
 * Cleans a foreign name so that it can be shown in one line.
 *
 * @param maxLength - Largest number of characters; the rest is cut.
 */
export function plainText(text: string, maxLength: number): string {
  const visible = text.replace(INVISIBLE, '').trim()
  return [...visible.slice(0, maxLength * 2)].slice(0, maxLength).join('')
}
