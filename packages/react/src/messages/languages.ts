import { lazy } from '@latchkey/core/contract'
import { enModal } from './en/modal.ts'
import type { ModalMessages, Translation } from './messages.ts'

/** English of the modal. The buttons on the page bring their own texts. */
export const english = lazy(async (): Promise<ModalMessages> => {
  const { enViews } = await import('./en/views.ts')
  return { ...enModal, ...enViews }
})

/**
 * English of the modal with Connect. The other texts have to be loaded, with `english`, before a view is
 * shown.
 */
export const firstEnglish = enModal as ModalMessages

/** Every further language, one chunk each, by the language part of its tag. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Translation>>> = {
  ar: async () => (await import('./translations/ar.ts')).ar,
}

/**
 * Loads the texts of a language; a regional tag gets those of its language (`ar-EG` as `ar`).
 *
 * @returns undefined when there is no translation; English stays then.
 */
export async function loadLanguage(
  locale: string,
): Promise<ModalMessages | Translation | undefined> {
  const [language = ''] = locale.toLowerCase().split('-')
  if (language === 'en') return english.current() ?? firstEnglish
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]?.() : undefined
}
