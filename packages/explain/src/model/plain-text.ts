/**
 * An emoji with its joiners, selectors and tags, and the first of two letters of a script in which an
 * invisible character between letters changes how a word is written. Sources: UTS #51, RFC 5892, appendix A.
 */
const EMOJI = String.raw`\p{ExtPict}(?:\ufe0f|\p{EMod})?`
const KEY = String.raw`[#*0-9]\ufe0f\u20e3`
const FLAG = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`
/** Letters of Arabic to Sinhala. */
const LETTER = String.raw`[\u0620-\u0dff]`
const JOINED = String.raw`${LETTER}[\u200c\u200d](?=${LETTER})`

/**
 * Characters that can't be seen, or change how others are shown: controls, line separators, marks of text
 * direction, joiners, selectors, tags, fillers, and halves of characters. Source: UAX #44,
 * Default_Ignorable_Code_Point.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb]`

const SHOWN_OR_HIDDEN = new RegExp(
  `(${KEY}|${FLAG}|${EMOJI}(?:\\u200d${EMOJI})*|${JOINED})|${HIDDEN}`,
  'gu',
)

function withoutHidden(text: string): string {
  return text.replace(SHOWN_OR_HIDDEN, '$1')
}

/**
 * Cleans a text of a stranger so that it can be shown in one line. Cleaning it again changes nothing.
 *
 * @param maxLength - Largest number of characters; the rest is cut.
 */
export function plainText(text: string, maxLength: number): string {
  const visible = withoutHidden(text).trim()
  const cut = [...visible.slice(0, maxLength * 2)].slice(0, maxLength).join('')
  // A character may have been cut off from the one that it joined.
  return withoutHidden(cut).trim()
}
