/** Digits shown at either end, a leading `0x` not counted. */
export interface ShortForm {
  readonly start: number
  readonly end: number
}

/** Source: docs/look.md, section 4. */
const IN_MODAL: ShortForm = { start: 4, end: 4 }

/** An address for a glance: `0xB17e…De91`. Never where money leaves. */
export function shortAddress(address: string, { start, end }: ShortForm = IN_MODAL): string {
  const prefix = address.startsWith('0x') ? 2 : 0
  if (address.length <= prefix + start + end + 1) return address
  return `${address.slice(0, prefix + start)}…${end > 0 ? address.slice(-end) : ''}`
}

/** U+2060: no line ends before or after it. */
const WORD_JOINER = '\u2060'

/** A short address in a sentence, where a line would end after its ellipsis. */
export function unbroken(short: string): string {
  return short.replace('…', `${WORD_JOINER}…${WORD_JOINER}`)
}
