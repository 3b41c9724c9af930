import type { ChainAdapter, Namespace } from '../contract/index.ts'

/** The chain adapters of one core, at most one per namespace. */
export interface Adapters {
  get(namespace: Namespace): ChainAdapter | undefined
  all(): readonly ChainAdapter[]
  namespaces(): readonly Namespace[]
  /** Adds an adapter for a namespace that has none. */
  add(adapter: ChainAdapter): void
}

/** Creates the list of one core, with the adapters that the website provides. */
export function createAdapters(provided: readonly ChainAdapter[] = []): Adapters {
  const list = [...provided]
  return {
    get: (namespace) => list.find((adapter) => adapter.namespace === namespace),
    all: () => list,
    namespaces: () => list.map(({ namespace }) => namespace),
    add: (adapter) => void list.push(adapter),
  }
}
