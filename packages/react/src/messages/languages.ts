import { lazy } from '@latchkey/core/contract'
import { enModal } from './en/modal.ts'
import type { Translation, ViewMessages } from './messages.ts'

/**
 * English of the modal with Connect. Each other view brings its own, and `sharedEnglish` is loaded with
 * the first; the buttons on the page have theirs.
 */
export const firstEnglish: ViewMessages = enModal

/** English that views of several groups show. */
export const sharedEnglish = lazy(async () => (await import('./en/shared.ts')).enShared)

/**
 * Every further language, one chunk each: by the language part of its tag, and `zh-tw` for traditional Chinese.
 * `.default` is read here, so that the build gives a file one export rather than one for each text.
 */
export const LANGUAGES: Readonly<Record<string, () => Promise<Translation>>> = {
  ar: async () => whole((await import('./translations/ar.json')).default),
  bn: async () => whole((await import('./translations/bn.json')).default),
  cs: async () => whole((await import('./translations/cs.json')).default),
  de: async () => whole((await import('./translations/de.json')).default),
  es: async () => whole((await import('./translations/es.json')).default),
  fa: async () => whole((await import('./translations/fa.json')).default),
  fr: async () => whole((await import('./translations/fr.json')).default),
  he: async () => whole((await import('./translations/he.json')).default),
  hi: async () => whole((await import('./translations/hi.json')).default),
  id: async () => whole((await import('./translations/id.json')).default),
  it: async () => whole((await import('./translations/it.json')).default),
  ja: async () => whole((await import('./translations/ja.json')).default),
  ko: async () => whole((await import('./translations/ko.json')).default),
  nl: async () => whole((await import('./translations/nl.json')).default),
  pl: async () => whole((await import('./translations/pl.json')).default),
  pt: async () => whole((await import('./translations/pt.json')).default),
  ru: async () => whole((await import('./translations/ru.json')).default),
  th: async () => whole((await import('./translations/th.json')).default),
  tr: async () => whole((await import('./translations/tr.json')).default),
  uk: async () => whole((await import('./translations/uk.json')).default),
  vi: async () => whole((await import('./translations/vi.json')).default),
  zh: async () => whole((await import('./translations/zh.json')).default),
  'zh-tw': async () => whole((await import('./translations/zh-tw.json')).default),
}

/** Keys of a file that no text has: what is named so does not compile. */
type NoOtherKeys<File> = { readonly [Key in Exclude<keyof File, keyof Translation>]: never }

/** Returns the texts of a file. Types name a key that the file lacks, and a key that no text has. */
function whole<File extends Translation>(file: File & NoOtherKeys<File>): Translation {
  return file
}

/** Chinese that is written in traditional characters: by its script, or by where it is. */
const TRADITIONAL_CHINESE = /^zh\b.*-(hant|tw|hk|mo)\b/

/**
 * Loads the texts of a language; a regional tag gets those of its language (`ar-EG` as `ar`).
 *
 * @returns undefined when there is no translation; English stays then.
 */
export async function loadLanguage(
  locale: string,
): Promise<ViewMessages | Translation | undefined> {
  const tag = locale.toLowerCase()
  const language = TRADITIONAL_CHINESE.test(tag) ? 'zh-tw' : (tag.split('-')[0] ?? '')
  if (language === 'en') return firstEnglish
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]?.() : undefined
}
