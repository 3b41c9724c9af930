import { enFirst } from './en/first.ts'
import type { Messages, Translation } from './messages.ts'

/**
 * English: what opens first is always there, the rest from `loadEnglish` on. Whoever shows a text of
 * the rest waits for that, so that all of it counts as there. The buttons in the page have their own.
 */
export const english = { ...enFirst } as Messages

/** Every further language, one chunk each, by the language part of its tag. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Translation>>> = {
  ar: async () => (await import('./ar.ts')).ar,
}

/**
 * Loads the texts of a language; a region's own speaks that of its language (`ar-EG` as `ar`).
 *
 * @returns undefined when the language is not there; English stays then.
 */
export async function loadLanguage(locale: string): Promise<Messages | undefined> {
  const [language = ''] = locale.toLowerCase().split('-')
  if (language === 'en') return english
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]?.() : undefined
}

/** Brings the rest of English. Wordings that are in use have it from then on. */
export async function loadEnglish(): Promise<void> {
  addEnglish((await import('./en-rest.ts')).enRest)
}

/** Adds more of English, which comes in parts. */
export function addEnglish(texts: Partial<Messages>): void {
  Object.assign(english, texts)
}
