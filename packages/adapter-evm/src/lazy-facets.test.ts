import { createSessionStore, lazyFacets } from '@latchkey/core/adapter'
import { expect, test } from 'vitest'
import { FACET_METHODS } from './facet-methods.ts'
import { createFacets, type Facets } from './facets.ts'
import { hexChainId, readChainId } from './networks.ts'
import type { Handle } from './sessions/session-store.ts'
import { readAddresses } from './sessions/wallet-answers.ts'
import { createHost } from './testing/a-host.ts'

function aWhole(): Facets {
  const ignore = (): void => {}
  const host = createHost()
  const reading = { hexChainId, readChainId, readAddresses }
  return createFacets({
    store: createSessionStore<'eip155', Handle>(ignore, ignore),
    reading,
    host: () => host,
  })
}

function methodsOf(facets: object): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(facets).map(([name, facet]) => [name, Object.keys(facet).sort()])
}

test('every method of every facet is there before it is loaded', () => {
  const lazy = lazyFacets(FACET_METHODS, async () => aWhole())

  expect(methodsOf(lazy)).toEqual(methodsOf(aWhole()))
})

test('a method is loaded when it is called, with what it was called with', async () => {
  let loads = 0
  const lazy = lazyFacets(FACET_METHODS, async () => {
    loads += 1
    return aWhole()
  })

  expect(loads).toBe(0)
  expect(await lazy.addresses.check('0x1')).toEqual({ ok: false, reason: 'malformed' })
  expect(loads).toBe(1)
})
