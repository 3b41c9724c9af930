import { LatchkeyError } from '@latchkey/core/contract'
import { createWording, type Wording } from '../messages/create-wording.ts'
import { english, loadLanguage } from '../messages/languages.ts'
import type { ModalMessages, Strings, Translation } from '../messages/messages.ts'

/** The current texts, and a subscription to their changes. */
export interface Texts {
  current(): Wording
  subscribe(listener: () => void): () => void
  /**
   * Changes the language; what has no translation stays English.
   *
   * @throws LatchkeyError `http.network` when its texts could not be had; the ones before stay.
   */
  use(locale: string): Promise<void>
  /** Loads the first language again if it could not be loaded. */
  retry(): void
}

/** Which language the modal is in. */
export interface LocaleChoice {
  readonly locale: string
  /** The site asked for it by name; else it was read from the page. */
  readonly isExplicit: boolean
}

/** The language the page is in. Source: docs/api.md, section 2. */
export function chooseLocale(explicit: string | undefined, page: Document): LocaleChoice {
  if (explicit !== undefined) return { locale: explicit, isExplicit: true }
  const locale = page.documentElement.lang || page.defaultView?.navigator.language || 'en'
  return { locale, isExplicit: false }
}

/**
 * Makes the text of one modal. A page in a language without a translation gets English, written as
 * English; a site that names a language gets its direction and numbers even where the words are
 * its own `strings`.
 *
 * @param load - Tests hand one that fails.
 */
export async function createTexts(
  first: LocaleChoice,
  strings: Strings,
  load: typeof loadLanguage = loadLanguage,
): Promise<Texts> {
  const listeners = new Set<() => void>()
  let turn = 0
  const textOf = async (choice: LocaleChoice): Promise<Wording> =>
    wordingIn(choice, { messages: await load(choice.locale), strings })
  let failed: LocaleChoice | undefined
  let text = await textOf(first).catch(() => {
    failed = first
    // A language that can't be fetched now is no reason to show nothing.
    return createWording({ locale: 'en', messages: english, strings })
  })

  async function switchTo(choice: LocaleChoice): Promise<void> {
    turn += 1
    const own = turn
    const next = await textOf(choice)
    if (own !== turn) return
    text = next
    failed = undefined
    for (const listener of listeners) listener()
  }

  return {
    current: () => text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async use(locale) {
      failed = undefined
      try {
        await switchTo({ locale, isExplicit: true })
      } catch (cause) {
        throw new LatchkeyError('http.network', {}, { cause })
      }
    },
    retry() {
      if (failed !== undefined) switchTo(failed).catch(() => {})
    },
  }
}

interface Source {
  /** undefined when there is no translation. */
  readonly messages: ModalMessages | Translation | undefined
  readonly strings: Strings
}

function wordingIn({ locale, isExplicit }: LocaleChoice, { messages, strings }: Source): Wording {
  const isTranslated = messages !== undefined
  return createWording({
    locale: isTranslated || isExplicit ? locale : 'en',
    messages: messages ?? english,
    strings,
  })
}
