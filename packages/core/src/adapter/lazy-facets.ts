/** The names of what each facet can do. */
export type FacetMethods<Facets extends object> = {
  readonly [Name in keyof Facets]: readonly (keyof Facets[Name] & string)[]
}

/**
 * Facets that are loaded when the first of them is needed.
 *
 * @param methods - Every method of every facet; each of them gives a promise.
 */
export function lazyFacets<Facets extends object>(
  methods: FacetMethods<Facets>,
  load: () => Promise<Facets>,
): Facets {
  const facets = Object.entries<readonly string[]>(methods).map(([name, names]) => {
    const calls = names.map((method) => [method, call(load, name, method)])
    return [name, Object.fromEntries(calls)]
  })
  // The table has every method of every facet, and each of them is a promise.
  return Object.fromEntries(facets) as Facets
}

function call(load: () => Promise<object>, name: string, method: string) {
  return async (...args: readonly unknown[]): Promise<unknown> => {
    const facet: object = Reflect.get(await load(), name)
    return Reflect.get(facet, method)(...args)
  }
}
