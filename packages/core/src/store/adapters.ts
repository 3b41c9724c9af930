import type { ChainAdapter, Namespace } from '../contract/index.ts'

/** The chain adapters of one core, at most one per namespace. */
export interface Adapters {
  get(namespace: Namespace): ChainAdapter | undefined
  all(): readonly ChainAdapter[]
  namespaces(): readonly Namespace[]
}

/** Looks adapters up in `list`, which may still grow. */
export function createAdapters(list: readonly ChainAdapter[]): Adapters {
  return {
    get: (namespace) => list.find((adapter) => adapter.namespace === namespace),
    all: () => list,
    namespaces: () => list.map(({ namespace }) => namespace),
  }
}
