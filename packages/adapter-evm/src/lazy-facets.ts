import type { Facets } from './facets.ts'

type Methods = { readonly [Name in keyof Facets]: readonly (keyof Facets[Name] & string)[] }

/** What each facet can do. */
const METHODS: Methods = {
  addresses: ['check'],
  messages: ['sign', 'signTyped', 'verify'],
  balances: ['read'],
  transfers: ['estimate', 'send'],
  assets: ['capabilities', 'sendCalls', 'callsStatus'],
}

/** The facets, loaded when the first of them is needed. */
export function lazyFacets(load: () => Promise<Facets>): Facets {
  const facets = Object.entries(METHODS).map(([name, methods]) => {
    const calls = methods.map((method) => [method, call(load, name, method)])
    return [name, Object.fromEntries(calls)]
  })
  // The table has every method of every facet, as its test says, and each of them is a promise.
  return Object.fromEntries(facets) as Facets
}

function call(load: () => Promise<Facets>, name: string, method: string) {
  return async (...args: readonly unknown[]): Promise<unknown> => {
    const facet: object = Reflect.get(await load(), name)
    return Reflect.get(facet, method)(...args)
  }
}
