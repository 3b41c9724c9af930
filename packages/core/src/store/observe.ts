/** A piece of state that is written in place, and taken as frozen copies. */
export interface Observed<Part extends object> {
  /** Every write is noticed; what is read of it is frozen. */
  readonly live: Part
  /** The piece as it is now; the same object until the next change. */
  take(): Readonly<Part>
}

/** Copies that `keep` made: they are frozen all the way down. */
const kept = new WeakSet<object>()

/**
 * Watches the properties of one object of plain data. Values are copied and frozen when they are
 * written: who wrote them may change theirs afterwards.
 *
 * @param onChange - Called with each write that changes something.
 */
export function observe<Part extends object>(initial: Part, onChange: () => void): Observed<Part> {
  // A frozen copy, copied once more so that it can be written.
  const own = { ...keep(initial) }
  let taken: Readonly<Part> | undefined
  const change = (): true => {
    taken = undefined
    onChange()
    return true
  }
  const live = new Proxy(own, {
    set(target, key, value) {
      const next = keep(value)
      if (Object.hasOwn(target, key) && Object.is(Reflect.get(target, key), next)) return true
      return Reflect.set(target, key, next) && change()
    },
    deleteProperty: (target, key) =>
      !Object.hasOwn(target, key) || (Reflect.deleteProperty(target, key) && change()),
  })
  return {
    live,
    take() {
      taken ??= Object.freeze({ ...own })
      return taken
    },
  }
}

function keep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value
  const copy = Array.isArray(value)
    ? value.map(keep)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, keep(each)]))
  kept.add(Object.freeze(copy))
  // The same plain data, property by property.
  return copy as T
}
