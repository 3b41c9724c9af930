import { LatchkeyError } from '@latchkey/core/contract'
import { createWording, type Wording } from './create-wording.ts'
import { english, firstEnglish, loadLanguage } from './languages.ts'
import type { ModalMessages, Strings, Translation } from './messages.ts'

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
   * Loads the texts of all views but Connect. Only English has them apart.
   *
   * @throws LatchkeyError `http.network` when they can't be loaded.
   */
  loadViews(): Promise<void>
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
  let failed: LocaleChoice | undefined
  let shown = await loadTexts(first, load).catch((): Loaded => {
    failed = first
    // A language that can't be fetched now is no reason to show nothing.
    return { locale: 'en', messages: firstEnglish }
  })
  let wording = createWording({ ...shown, strings })

  function show(next: Loaded): void {
    shown = next
    wording = createWording({ ...next, strings })
    for (const listener of listeners) listener()
  }

  async function switchTo(choice: LocaleChoice): Promise<void> {
    turn += 1
    const own = turn
    // Any view may be shown now.
    const next = await withViews(await loadTexts(choice, load))
    if (own !== turn) return
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
    async loadViews() {
      const before = shown
      const whole = await withViews(before)
      if (whole !== before && shown === before) show(whole)
    },
  }
}

/** The texts of a language. */
interface Loaded {
  /** BCP 47 tag that numbers and the direction follow. */
  readonly locale: string
  readonly messages: ModalMessages | Translation
}

async function loadTexts(
  { locale, isExplicit }: LocaleChoice,
  load: typeof loadLanguage,
): Promise<Loaded> {
  const messages = await load(locale)
  const isKept = messages !== undefined || isExplicit
  return { locale: isKept ? locale : 'en', messages: messages ?? firstEnglish }
}

/** The same with the texts of all views, which only English has apart. */
async function withViews(loaded: Loaded): Promise<Loaded> {
  if (loaded.messages !== firstEnglish) return loaded
  return { ...loaded, messages: await english.load() }
}
