import { expect, test } from 'vitest'
import { aTraits } from '../testing/a-traits.ts'
import { unservedNamespaces } from './unserved-namespaces.ts'

const ADAPTERS = [{ namespace: 'tide', traits: aTraits() }]
const TIDE = { id: 'tide:7' }

test.each<[options: Record<string, unknown>, problem: string]>([
  [{ networks: [{ id: 1 }, TIDE] }, 'networks[1]: no adapter serves tide'],
  [{ tokens: { 'tide:7': {} } }, 'tokens.tide:7: no adapter serves tide'],
  [{ customRpcUrls: { 'tide:7': [] } }, 'customRpcUrls.tide:7: no adapter serves tide'],
  [{ features: { history: ['tide'] } }, 'features.history[0]: no adapter serves tide'],
  [{ swapSource: { networks: ['tide:7'] } }, 'swapSource.networks[0]: no adapter serves tide'],
  [
    { collectibles: [{ namespaces: ['solana', 'tide'] }] },
    'collectibles[0].namespaces[1]: no adapter serves tide',
  ],
  [
    { onrampSources: [{ namespaces: ['tide'] }] },
    'onrampSources[0].namespaces[0]: no adapter serves tide',
  ],
])('%o names a namespace that nothing serves, unless its adapter is there', (options, problem) => {
  expect(unservedNamespaces(options)).toEqual([problem])
  expect(unservedNamespaces({ ...options, adapters: ADAPTERS })).toEqual([])
})

test('namespaces of the specification need no adapter, and values of another form are left alone', () => {
  const options = {
    networks: [{ id: 1 }, 5, undefined],
    tokens: { 'eip155:1': {}, 'Tide 7': {} },
    features: { history: true },
    collectibles: 'none',
  }

  expect(unservedNamespaces(options)).toEqual([])
})
