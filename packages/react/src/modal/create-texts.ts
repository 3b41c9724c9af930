import { LatchkeyError } from '@latchkey/core/contract'
import { createWording, type Wording } from '../messages/create-wording.ts'
import { english, loadLanguage } from '../messages/languages.ts'
import type { ModalMessages, Strings, Translation } from '../messages/messages.ts'

/** The text in force, and who wants to know when it changes. */
export interface Texts {
  current(): Wording
  subscribe(listener: () => void): () => void
  /**
   * Changes the language; what has no translation stays English.
   *
   * @throws LatchkeyError `http.network` when its texts could not be had; the ones before stay.
   */
  use(locale: string): Promise<void>
  /** Asks again for the language of the beginning, where it could not be had. */
  retry(): void
}

/** Which language is wanted. */
export interface Wish {
  readonly locale: string
  /** The site asked for it by name; else it was read from the page. */
  readonly isExplicit: boolean
}

/** The language the page is in. Source: docs/api.md, section 2. */
export function wishOf(explicit: string | undefined, page: Document): Wish {
  if (explicit !== undefined) return { locale: explicit, isExplicit: true }
  const locale = page.documentElement.lang || page.defaultView?.navigator.language || 'en'
  return { locale, isExplicit: false }
}

/**
 * Makes the text of one modal. A page in a language that we do not speak gets English as English
 * is written; a site that names a language gets its direction and numbers even where the words are
 * its own `strings`.
 *
 * @param load - Tests hand one that fails.
 */
export async function createTexts(
  wish: Wish,
  strings: Strings,
  load: typeof loadLanguage = loadLanguage,
): Promise<Texts> {
  const listeners = new Set<() => void>()
  let turn = 0
  const textOf = async (wanted: Wish): Promise<Wording> =>
    wordingIn(wanted, { messages: await load(wanted.locale), strings })
  let owed: Wish | undefined
  let text = await textOf(wish).catch(() => {
    owed = wish
    // A language that can't be fetched now is no reason to show nothing.
    return createWording({ locale: 'en', messages: english, strings })
  })

  async function turnTo(wanted: Wish): Promise<void> {
    turn += 1
    const own = turn
    const next = await textOf(wanted)
    if (own !== turn) return
    text = next
    owed = undefined
    for (const listener of listeners) listener()
  }

  return {
    current: () => text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async use(locale) {
      owed = undefined
      try {
        await turnTo({ locale, isExplicit: true })
      } catch (cause) {
        throw new LatchkeyError('http.network', {}, { cause })
      }
    },
    retry() {
      if (owed !== undefined) turnTo(owed).catch(() => {})
    },
  }
}

interface Source {
  /** undefined when nobody speaks the language. */
  readonly messages: ModalMessages | Translation | undefined
  readonly strings: Strings
}

function wordingIn({ locale, isExplicit }: Wish, { messages, strings }: Source): Wording {
  const isSpoken = messages !== undefined
  return createWording({
    locale: isSpoken || isExplicit ? locale : 'en',
    messages: messages ?? english,
    strings,
  })
}
