/** A piece of a text: as it is, or the name of what cannot be seen. */
export interface Piece {
  readonly text: string
  readonly isMark: boolean
}

/**
 * Matches characters that are invisible, or that change how their neighbours are displayed:
 * controls, bidi marks, zero-width and other invisible characters, half surrogates, private use.
 * Line feeds and tabs are layout.
 */
const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}|\u115f|\u1160|\u3164|\uffa0|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]/u

/** Marks after one letter before the rest is drawn apart: more would grow over other lines. */
const MARKS = /(\p{M}{4})\p{M}+/gu

/** Takes a text apart so that everything in it can be seen. */
export function reveal(text: string): Piece[] {
  const pieces: Piece[] = []
  let plain = ''
  for (const character of text.replace(/\r\n/g, '\n').replace(MARKS, '$1…')) {
    if (character === '\n' || character === '\t' || !UNSEEN.test(character)) plain += character
    else {
      if (plain !== '') pieces.push({ text: plain, isMark: false })
      plain = ''
      pieces.push({ text: nameOf(character), isMark: true })
    }
  }
  if (plain !== '') pieces.push({ text: plain, isMark: false })
  return pieces
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
