/** Ids of open sessions, in the order of the adapters' own store: the last one is served. */
export interface OpenOrder {
  ids(): readonly string[]
  /** One that is there keeps its place; a new one goes before all others. */
  add(id: string): void
  /** @returns false where there is no such session. */
  choose(id: string): boolean
  remove(id: string): void
  clear(): void
}

/** Makes the order of one scripted adapter. */
export function createOpenOrder(): OpenOrder {
  let open: readonly string[] = []
  const without = (id: string): readonly string[] => open.filter((each) => each !== id)
  return {
    ids: () => open,
    add(id) {
      if (!open.includes(id)) open = [id, ...open]
    },
    choose(id) {
      const isOpen = open.includes(id)
      if (isOpen) open = [...without(id), id]
      return isOpen
    },
    remove(id) {
      open = without(id)
    },
    clear() {
      open = []
    },
  }
}
