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

/** Every further language, one chunk each: by the language part of its tag, and `zh-tw` for traditional Chinese. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Translation>>> = {
  ar: async () => (await import('./translations/ar.ts')).ar,
  bn: async () => (await import('./translations/bn.ts')).bn,
  cs: async () => (await import('./translations/cs.ts')).cs,
  de: async () => (await import('./translations/de.ts')).de,
  es: async () => (await import('./translations/es.ts')).es,
  fa: async () => (await import('./translations/fa.ts')).fa,
  fr: async () => (await import('./translations/fr.ts')).fr,
  he: async () => (await import('./translations/he.ts')).he,
  hi: async () => (await import('./translations/hi.ts')).hi,
  id: async () => (await import('./translations/id.ts')).id,
  it: async () => (await import('./translations/it.ts')).it,
  ja: async () => (await import('./translations/ja.ts')).ja,
  ko: async () => (await import('./translations/ko.ts')).ko,
  nl: async () => (await import('./translations/nl.ts')).nl,
  pl: async () => (await import('./translations/pl.ts')).pl,
  pt: async () => (await import('./translations/pt.ts')).pt,
  ru: async () => (await import('./translations/ru.ts')).ru,
  th: async () => (await import('./translations/th.ts')).th,
  tr: async () => (await import('./translations/tr.ts')).tr,
  uk: async () => (await import('./translations/uk.ts')).uk,
  vi: async () => (await import('./translations/vi.ts')).vi,
  zh: async () => (await import('./translations/zh.ts')).zh,
  'zh-tw': async () => (await import('./translations/zh-tw.ts')).zhTw,
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
