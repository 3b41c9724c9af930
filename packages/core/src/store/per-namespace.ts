import type { Namespace } from '../contract/index.ts'

/** One item for each namespace; they work independently of each other. */
export interface PerNamespace<Item> {
  /** Returns the item; creates it at the first call. */
  of(namespace: Namespace): Item
  /** Stops the item of a namespace, by default all of them. */
  stop(namespace?: Namespace): void
}

/** Creates the items of one core. */
export function createPerNamespace<Item extends { stop(): void }>(
  create: () => Item,
): PerNamespace<Item> {
  const items = new Map<Namespace, Item>()
  return {
    of(namespace) {
      const item = items.get(namespace) ?? create()
      items.set(namespace, item)
      return item
    },
    stop(namespace) {
      for (const [each, item] of items) if (each === (namespace ?? each)) item.stop()
    },
  }
}
