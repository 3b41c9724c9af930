/** Ids of open sessions, in the order of the adapters' own store: the provider uses the last one. */
export interface OpenOrder {
  ids(): readonly string[]
  /** Adds a new id before all others; an existing one stays where it is. */
  add(id: string): void
  /** Moves an id to the end. @returns false if it is unknown. */
  choose(id: string): boolean
  remove(id: string): void
  clear(): void
}

/** Creates the order of one scripted adapter. */
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
