import { enModal } from './en/modal.ts'
import { enPage } from './en/page.ts'
import type { Messages, Translation } from './messages.ts'

/** English, which is always there. */
export const english: Messages = { ...enPage, ...enModal }

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
