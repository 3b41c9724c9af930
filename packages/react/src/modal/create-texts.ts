import { createWording, type Wording } from '../messages/create-wording.ts'
import { english, loadLanguage } from '../messages/languages.ts'
import type { Strings } from '../messages/messages.ts'

/** The text in force, and who wants to know when it changes. */
export interface Texts {
  current(): Wording
  subscribe(listener: () => void): () => void
  /** Changes the language; what has no translation stays English. */
  use(locale: string): Promise<void>
}

/** Which language is wanted. */
export interface Wish {
  readonly locale: string
  /** The site asked for it by name; else it was read from the page. */
  readonly isExplicit: boolean
}

/** The language the page is in. Source: the public surface, section 2. */
export function wishOf(explicit: string | undefined, page: Document): Wish {
  if (explicit !== undefined) return { locale: explicit, isExplicit: true }
  const locale = page.documentElement.lang || page.defaultView?.navigator.language || 'en'
  return { locale, isExplicit: false }
}

/**
 * Makes the text of one modal. A page in a language that we do not speak gets English as English
 * is written; a site that names a language gets its direction and numbers even where the words are
 * its own `strings`.
 */
export async function createTexts(wish: Wish, strings: Strings): Promise<Texts> {
  const listeners = new Set<() => void>()
  let turn = 0
  let text = await textIn(wish, strings)

  async function use(locale: string): Promise<void> {
    turn += 1
    const own = turn
    const next = await textIn({ locale, isExplicit: true }, strings)
    if (own !== turn) return
    text = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    use,
  }
}

async function textIn({ locale, isExplicit }: Wish, strings: Strings): Promise<Wording> {
  try {
    const messages = await loadLanguage(locale)
    const isSpoken = messages !== undefined
    return createWording({
      locale: isSpoken || isExplicit ? locale : 'en',
      messages: messages ?? english,
      strings,
    })
  } catch {
    // A language that can't be fetched now is no reason to show nothing.
    return createWording({ locale: 'en', messages: english, strings })
  }
}
