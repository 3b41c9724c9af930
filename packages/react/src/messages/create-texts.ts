import { LatchkeyError } from '@latchkey/core/contract'
import { createWording, type Wording } from './create-wording.ts'
import { firstEnglish, loadLanguage, sharedEnglish } from './languages.ts'
import type { Strings, Translation, ViewMessages } from './messages.ts'

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
  /**
   * Loads the texts that several views but Connect show. Only English has them apart.
   *
   * @throws LatchkeyError `http.network` when they can't be loaded.
   */
  loadShared(): Promise<void>
  /** Adds the English texts of a view. Other languages have those of all views already. */
  addEnglish(messages: ViewMessages): void
}

/** Which language the modal is in. */
export interface LocaleChoice {
  readonly locale: string
  /** Is true if the site set it by name; otherwise it was read from the page. */
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
 * @param load - Replaced in tests.
 */
export async function createTexts(
  first: LocaleChoice,
  strings: Strings,
  load: typeof loadLanguage = loadLanguage,
): Promise<Texts> {
  const listeners = new Set<() => void>()
  let loadCount = 0
  let failed: LocaleChoice | undefined
  let shown = await loadTexts(first, load).catch((): Loaded => {
    failed = first
    // A language that can't be fetched now is no reason to show nothing.
    return { locale: 'en', messages: firstEnglish }
  })
  const english = createEnglish()
  let wording = wordingOf(shown)

  function wordingOf(loaded: Loaded): Wording {
    const messages = isEnglish(loaded) ? english.read() : loaded.messages
    return createWording({ ...loaded, messages, strings })
  }

  function show(next: Loaded): void {
    shown = next
    wording = wordingOf(next)
    for (const listener of listeners) listener()
  }

  function addEnglish(messages: ViewMessages): void {
    if (english.add(messages) && isEnglish(shown)) show(shown)
  }

  /** Views may be shown already, or at once. */
  async function loadSharedOf(loaded: Loaded): Promise<void> {
    if (isEnglish(loaded)) addEnglish(await sharedEnglish.load())
  }

  async function switchTo(choice: LocaleChoice): Promise<void> {
    loadCount += 1
    const own = loadCount
    const next = await loadTexts(choice, load)
    await loadSharedOf(next)
    if (own !== loadCount) return
    failed = undefined
    show(next)
  }

  return {
    current: () => wording,
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
    loadShared: () => loadSharedOf(shown),
    addEnglish,
  }
}

/** The texts of a language. */
interface Loaded {
  /** BCP 47 tag that numbers and the direction follow. */
  readonly locale: string
  readonly messages: ViewMessages | Translation
}

/** English of one modal: of Connect, and of the views that are loaded so far. */
function createEnglish() {
  const added = new Set<ViewMessages>()
  // Another modal of the page may have loaded what views share.
  let english: ViewMessages = { ...firstEnglish, ...sharedEnglish.current() }
  return {
    read: () => english,
    /** @returns false when they were added before. */
    add(messages: ViewMessages): boolean {
      if (added.has(messages)) return false
      added.add(messages)
      english = { ...english, ...messages }
      return true
    },
  }
}

async function loadTexts(
  { locale, isExplicit }: LocaleChoice,
  load: typeof loadLanguage,
): Promise<Loaded> {
  const messages = await load(locale)
  const isUsed = messages !== undefined || isExplicit
  return { locale: isUsed ? locale : 'en', messages: messages ?? firstEnglish }
}

/** Returns true if the texts of views have to be added. */
function isEnglish({ messages }: Loaded): boolean {
  return messages === firstEnglish
}
