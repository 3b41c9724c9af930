import { LANGUAGES } from '../messages/languages.ts'
import type { PluralForms } from '../messages/messages.ts'
import { ENGLISH } from './a-snapshot.ts'

/** The longest text of one place among all languages. */
export interface LongestText {
  readonly key: string
  readonly english: string
  /** As in `LANGUAGES`, or `en`. */
  readonly language: string
  readonly text: string
  /** Its width over that of English. */
  readonly ratio: number
}

type Texts = Readonly<Record<string, string | PluralForms>>

/** For each key the widest text, of plural forms the widest one. */
export async function longestTexts(): Promise<readonly LongestText[]> {
  const languages = await Promise.all(
    Object.entries(LANGUAGES).map(async ([tag, load]) => [tag, { ...(await load()) }] as const),
  )
  const all: readonly (readonly [string, Texts])[] = [['en', { ...ENGLISH }], ...languages]
  return Object.entries<string | PluralForms>(ENGLISH).map(([key, own]) => {
    const english = widestForm(own)
    const [language, text] = all
      .map(([tag, texts]) => [tag, widestForm(texts[key])] as const)
      .reduce((best, next) => (widthOf(next[1]) > widthOf(best[1]) ? next : best))
    return { key, english, language, text, ratio: widthOf(text) / Math.max(1, widthOf(english)) }
  })
}

function widestForm(text: string | PluralForms | undefined): string {
  const forms = typeof text === 'object' ? Object.values<string>({ ...text }) : [text ?? '']
  return forms.reduce((best, next) => (widthOf(next) > widthOf(best) ? next : best), '')
}

/** Wide letters of East Asia; see Unicode Standard Annex 11. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/gu

/**
 * Width of a text in letters: wide ones count twice, marks above and below others not at all. It depends on no
 * font.
 */
export function widthOf(text: string): number {
  const letters = text.replace(/\p{M}|\p{Cf}/gu, '')
  return [...letters].length + (letters.match(WIDE)?.length ?? 0)
}
