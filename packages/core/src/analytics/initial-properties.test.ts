import { expect, test } from 'vitest'
import { aChain } from '../testing/create-test-core.ts'
import { initialProperties } from './initial-properties.ts'

test('networks are named by their ids, and of an older sign-in only its options are sent', () => {
  const properties = initialProperties({
    networks: [aChain(), aChain({ id: 10, name: 'OP Mainnet' })],
    defaultNetwork: aChain({ id: 10, name: 'OP Mainnet' }),
    siweConfig: { options: { enabled: true, nonceRefetchIntervalMs: 1 }, getNonce: () => 'secret' },
  })

  expect(properties).toEqual({
    networks: ['eip155:1', 'eip155:10'],
    defaultNetwork: 'eip155:10',
    siweConfig: { options: { enabled: true, nonceRefetchIntervalMs: 1 } },
  })
})

test('functions, instances of classes and what nests without end are left out', () => {
  const endless: Record<string, unknown> = {}
  endless['chainImages'] = endless
  class Storage {}

  const properties = initialProperties({
    networks: [aChain()],
    storage: { get: () => 'secret', set: () => {}, remove: () => {} },
    siwx: new Storage(),
    customWallets: [{ id: 'fjord', name: 'Fjord' }],
    ...endless,
  })

  expect(Object.keys(properties)).toEqual(['customWallets', 'chainImages', 'networks'])
  expect(properties['customWallets']).toEqual([{ id: 'fjord', name: 'Fjord' }])
})
