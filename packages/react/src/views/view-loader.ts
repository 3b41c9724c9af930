import type { RouteName } from '@latchkey/core'
import type { ViewDefinition } from './define-view.ts'
import { FIRST_VIEWS, type Later, type LaterShell, loadLater } from './registry.ts'
import type { LoadLoginViews } from './shell-kit.ts'

/** A view; which parameters it takes is known by its route. */
export type AnyView = ViewDefinition<RouteName>

/** Loads what comes after the list of wallets once, and knows what is there. */
export interface ViewLoader {
  /** The view when it is there. */
  ready(name: RouteName): AnyView | undefined
  /** The rest of the shell when it is there. */
  shell(): LaterShell | undefined
  /**
   * Loads the views that come after the list, and the rest of the shell; with the name of a view of
   * the wallet listing, that, too. Rejects when they can't be had; a later call tries again.
   */
  load(name?: RouteName): Promise<void>
}

/** Views as a lookup by name leaves them: which parameters one takes is worn off. */
type LooseViews = Readonly<Partial<Record<RouteName, AnyView>>>

/** What is done where the modal is drawn. */
export interface ViewLoaderHost {
  /** Told once the rest of the shell is there, before anybody draws it. */
  readonly onShell?: ((shell: LaterShell) => void) | undefined
  /** What fetches the views of logins, where the site has any. */
  readonly loginViews?: (() => LoadLoginViews | undefined) | undefined
}

/**
 * Makes the loader of one modal.
 *
 * @param fetchLater - Tests hand one that fails.
 */
export function createViewLoader(
  { onShell, loginViews }: ViewLoaderHost = {},
  fetchLater: typeof loadLater = loadLater,
  first: LooseViews = FIRST_VIEWS,
): ViewLoader {
  let views = first
  let later: Later | undefined

  return {
    ready: (name) => views[name],
    shell: () => later?.shell,
    async load(name) {
      if (later === undefined) {
        const loaded = await fetchLater()
        // Several may have waited for it at once.
        if (later === undefined) onShell?.(loaded.shell)
        later = loaded
        know(loaded.views)
      }
      know(await later.bring(name, loginViews?.()))
    },
  }

  /** What is drawn already stays the same. */
  function know(more: object | undefined): void {
    // Each view's parameters are checked where the views are written down.
    views = { ...more, ...views } as LooseViews
  }
}
