/** More characters do not fit on one line of a card. */
const MOST = 34

/** Number of characters shown of the end: the host, or most of it. */
const MOST_OF_END = 17

/**
 * An e-mail address that fits on a line: a long one has an ellipsis in its middle, since both ends
 * are needed to recognise it.
 */
export function shortEmail(email: string): string {
  const characters = [...email]
  if (characters.length <= MOST) return email
  const end = Math.min(characters.length - characters.lastIndexOf('@'), MOST_OF_END)
  const start = MOST - 1 - end
  return `${characters.slice(0, start).join('')}…${characters.slice(-end).join('')}`
}
