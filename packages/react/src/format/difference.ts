/** A text in three parts: what it shares with another one stands before and after what differs. */
export interface Difference {
  readonly before: string
  readonly different: string
  readonly after: string
}

/** Finds the part in which a text differs from another one. */
export function differenceFrom(text: string, other: string): Difference {
  const most = Math.min(text.length, other.length)
  let start = 0
  while (start < most && text[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && text.at(-1 - end) === other.at(-1 - end)) end += 1
  const last = text.length - end
  return {
    before: text.slice(0, start),
    different: text.slice(start, last),
    after: text.slice(last),
  }
}
