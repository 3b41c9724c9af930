import type { RouteName } from '@latchkey/core'
import type { ViewDefinition } from './define-view.ts'
import { type LaterShell, loadLater, REGISTRY, type ViewEntry } from './registry.ts'

/** A view; which parameters it takes is known by its route. */
export type AnyView = ViewDefinition<RouteName>

/** Loads views and the rest of the shell once, and knows what is there. */
export interface ViewLoader {
  /** The view when it is there. */
  ready(name: RouteName): AnyView | undefined
  /** The rest of the shell when it is there; it is as soon as any view was loaded. */
  shell(): LaterShell | undefined
  /** Rejects when the chunk can't be had; a later call tries again. */
  load(name: RouteName): Promise<void>
  /** The same for the rest of the shell alone. */
  loadShell(): Promise<void>
  /** Loads all of it; what fails is left for whoever needs it. */
  prefetch(): Promise<void>
}

/** The registry as a lookup by name leaves it: which parameters a view takes is worn off. */
export type LooseRegistry = Readonly<Record<RouteName, ViewEntry<RouteName>>>

/**
 * Makes the loader of one modal.
 *
 * @param onShell - Told once the rest of the shell is there, before anybody draws it.
 * @param fetchLater - Tests hand one that fails.
 */
export function createViewLoader(
  onShell: (shell: LaterShell) => void = () => {},
  // Each entry's parameters are checked where the registry is written.
  registry: LooseRegistry = REGISTRY as LooseRegistry,
  fetchLater: typeof loadLater = loadLater,
): ViewLoader {
  const loaded = new Map<RouteName, AnyView>()
  let shell: LaterShell | undefined

  async function load(name: RouteName): Promise<void> {
    const entry = registry[name]
    if (typeof entry !== 'function' || loaded.has(name)) return
    const [view] = await Promise.all([entry(), loadShell()])
    loaded.set(name, view)
  }

  async function loadShell(): Promise<void> {
    if (shell !== undefined) return
    const later = await fetchLater()
    // Several views may have waited for it at once.
    if (shell === undefined) onShell(later.shell)
    shell = later.shell
  }

  return {
    ready(name) {
      const entry = registry[name]
      return typeof entry === 'function' ? loaded.get(name) : entry
    },
    shell: () => shell,
    load,
    loadShell,
    async prefetch() {
      // The registry's own keys are the names of the routes.
      const names = Object.keys(registry) as RouteName[]
      const all = [loadShell(), ...names.map(load)]
      await Promise.all(all.map((each) => each.catch(() => {})))
    },
  }
}
