/** Marks on Latin, Greek and Cyrillic letters. Those of other scripts are part of their letters. */
const MARKS = /[\u0300-\u036f]/g

/** A text without differences that a search ignores: capitals, and the accents of letters. */
function foldName(text: string): string {
  // Composed again at the end: a syllable of Korean is one letter.
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC').trim()
}

/** Returns true if a name contains the searched text, without regard to case and accents. */
export function isNameFound(name: string, search: string): boolean {
  return foldName(name).includes(foldName(search))
}

/**
 * Returns true if a name may be meant although its text is another: every searched word is like one
 * of the name. Words of four letters and more may have one typo, those of seven and more two.
 */
export function isNameClose(name: string, search: string): boolean {
  const words = foldName(name).split(/\s+/)
  return foldName(search)
    .split(/\s+/)
    .every((searched) => words.some((word) => isWordClose(word, searched)))
}

function isWordClose(word: string, searched: string): boolean {
  if (word.includes(searched)) return true
  const letters = [...searched].length
  const typos = letters >= 7 ? 2 : letters >= 4 ? 1 : 0
  return countTypos([...word], [...searched]) <= typos
}

/**
 * The number of typos between two words: letters that are missing, too many, others, or swapped
 * with the next one. The optimal string alignment distance.
 */
function countTypos(one: readonly string[], other: readonly string[]): number {
  // `rows[i][j]` is the number between the first i letters of one and the first j of the other.
  const rows = [[...Array(other.length + 1).keys()]]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const replaced = at(i - 1, j - 1) + (isSame ? 0 : 1)
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : replaced
      row.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(one.length, other.length)
}
