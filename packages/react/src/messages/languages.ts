import { enModal } from './en/modal.ts'
import { enPage } from './en/page.ts'
import type { Messages } from './messages.ts'

/** English, which is always there. */
export const english: Messages = { ...enPage, ...enModal }

/** Every further language, one chunk each, by the language part of its tag. */
const LANGUAGES: Readonly<Record<string, () => Promise<Messages>>> = {}

/**
 * Loads the texts of a language.
 *
 * @returns undefined when the language is not there; English stays then.
 */
export async function loadLanguage(locale: string): Promise<Messages | undefined> {
  const [language = ''] = locale.toLowerCase().split('-')
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]?.() : undefined
}
