import type { RouteName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { ViewProps } from './define-view.ts'
import { REGISTRY, type ViewEntry } from './registry.ts'

/** A view's component; which parameters it takes is known by its route. */
export type AnyView = ComponentType<ViewProps<RouteName>>

/** Loads views once, and knows which are there. */
export interface ViewLoader {
  /** The view when it is there. */
  ready(name: RouteName): AnyView | undefined
  /** Rejects when the chunk can't be had; a later call tries again. */
  load(name: RouteName): Promise<void>
  /** Loads every view; what fails is left for whoever needs it. */
  prefetch(): Promise<void>
}

/** The registry as a lookup by name leaves it: which parameters a view takes is worn off. */
export type LooseRegistry = Readonly<Record<RouteName, Pick<ViewEntry<RouteName>, 'view'>>>

/** Makes the loader of one modal. */
export function createViewLoader(
  // Each entry's parameters are checked where the registry is written.
  registry: LooseRegistry = REGISTRY as LooseRegistry,
): ViewLoader {
  const loaded = new Map<RouteName, AnyView>()

  async function load(name: RouteName): Promise<void> {
    const { view } = registry[name]
    if (typeof view === 'function' && !loaded.has(name)) loaded.set(name, (await view()).View)
  }

  return {
    ready(name) {
      const { view } = registry[name]
      return typeof view === 'function' ? loaded.get(name) : view.View
    },
    load,
    async prefetch() {
      // The registry's own keys are the names of the routes.
      const names = Object.keys(registry) as RouteName[]
      await Promise.allSettled(names.map(load))
    },
  }
}
