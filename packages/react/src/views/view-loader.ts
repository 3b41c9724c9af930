import type { Core, RouteName } from '@latchkey/core'
import { type Lazy, lazy } from '@latchkey/core/contract'
import type { ViewPart } from '../context/modal-context.ts'
import type { Texts } from '../messages/create-texts.ts'
import { FIRST_VIEWS } from './first-views.ts'
import type { ViewDefinition } from './view-definition.ts'

/** A view; the type of its parameters is known by its route only. */
export type AnyView = ViewDefinition<RouteName>

/** The views of one modal that are loaded, and what loads the others. */
export interface ViewLoader {
  /** The view, when it is loaded. */
  ready(name: RouteName): AnyView | undefined
  /** Loads a view once. Rejects when its chunk can't be loaded; the next call tries again. */
  load(name: RouteName): Promise<void>
  /** A part of a view, when it and its texts are loaded. */
  readyPart(part: Lazy<ViewPart>): ViewPart | undefined
  /** Loads a part of a view with its texts and those that views share. Rejects when its chunk can't be loaded. */
  loadPart(part: Lazy<ViewPart>): Promise<void>
}

/** The registry, as a lookup by name sees it. */
export type ViewTable = Readonly<
  Partial<Record<RouteName, () => Promise<{ readonly view: AnyView }>>>
>

/** The views that come with the modal, and the registry of the others, which is loaded with the first of them. */
export interface ViewSources {
  readonly first: Readonly<Partial<Record<RouteName, AnyView>>>
  readonly registry: Pick<Lazy<ViewTable>, 'load'>
}

// The registry ties each view to its route; a lookup by any name can't.
const SOURCES = {
  first: FIRST_VIEWS,
  registry: lazy(async () => (await import('./registry.ts')).LAZY_VIEWS as ViewTable),
} as ViewSources

/**
 * Creates the view loader of one modal.
 *
 * @param texts - Loads the texts of the views.
 * @param account - Loads what views of an account act with.
 * @param sources - Replaced in tests.
 */
export function createViewLoader(
  texts: Pick<Texts, 'loadShared' | 'addEnglish'>,
  account: Pick<Core['account'], 'load'>,
  { first, registry }: ViewSources = SOURCES,
): ViewLoader {
  const views = new Map<string, AnyView>(Object.entries(first))
  // The texts of a part that another modal has loaded are still missing in this one.
  const parts = new Set<Lazy<ViewPart>>()

  async function loadActions({ needsAccount, loadModule }: AnyView): Promise<void> {
    if (!needsAccount && !loadModule) return
    const actions = await account.load()
    await loadModule?.(actions)
  }

  return {
    ready: (name) => views.get(name),
    async load(name) {
      if (views.has(name)) return
      // Both are in one file.
      const [table] = await Promise.all([registry.load(), texts.loadShared()])
      const loaded = await table[name]?.()
      if (loaded !== undefined) await loadActions(loaded.view)
      // A rendered view stays the same component.
      if (loaded === undefined || views.has(name)) return
      texts.addEnglish(loaded.view.english ?? {})
      views.set(name, loaded.view)
    },
    readyPart: (part) => (parts.has(part) ? part.current() : undefined),
    async loadPart(part) {
      const [{ english }] = await Promise.all([part.load(), texts.loadShared()])
      texts.addEnglish(english)
      parts.add(part)
    },
  }
}
