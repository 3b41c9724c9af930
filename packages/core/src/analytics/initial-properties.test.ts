import { expect, test } from 'vitest'
import { aChain } from '../testing/create-test-core.ts'
import { initialProperties } from './initial-properties.ts'

test('networks are named by their ids, and of an older sign-in only its options are sent', () => {
  const properties = initialProperties({
    networks: [aChain(), aChain({ id: 10, name: 'OP Mainnet' })],
    defaultNetwork: aChain({ id: 10, name: 'OP Mainnet' }),
    siweConfig: {
      options: { enabled: true, nonceRefetchIntervalMs: 1 },
      getNonce: async () => 'secret',
      createMessage: () => 'secret',
      verifyMessage: async () => true,
      getSession: async () => undefined,
      signOut: async () => true,
    },
  })

  expect(properties).toEqual({
    networks: ['eip155:1', 'eip155:10'],
    defaultNetwork: 'eip155:10',
    siweConfig: { options: { enabled: true, nonceRefetchIntervalMs: 1 } },
  })
})

test('functions, instances of classes and what nests without end are left out', () => {
  const endless: Record<string, unknown> = {}
  endless['metadata'] = endless
  class Siwx {
    createMessage = () => Promise.reject()
    addSession = async () => {}
    revokeSession = async () => {}
    setSessions = async () => {}
    getSessions = async () => []
  }

  const properties = initialProperties({
    networks: [aChain()],
    storage: { get: () => 'secret', set: () => {}, remove: () => {} },
    siwx: new Siwx(),
    customWallets: [{ id: 'fjord', name: 'Fjord' }],
    ...endless,
  })

  expect(Object.keys(properties)).toEqual(['customWallets', 'metadata', 'networks'])
  expect(properties['customWallets']).toEqual([{ id: 'fjord', name: 'Fjord' }])
})

test('pictures are left out and long texts are cut, so that browsers accept the request', () => {
  const picture = `data:image/png;base64,${'A'.repeat(100_000)}`

  const properties = initialProperties({
    networks: [aChain()],
    connectorImages: { 'io.fjord': 'https://shop.example/fjord.png' },
    chainImages: { 'eip155:1': picture },
    customWallets: [{ id: 'heron', name: 'Heron', imageUrl: picture }],
    metadata: {
      name: 'Shop',
      description: 'x'.repeat(100_000),
      url: 'https://shop.example',
      icons: [picture],
    },
  })

  expect(properties).toEqual({
    networks: ['eip155:1'],
    customWallets: [{ id: 'heron', name: 'Heron' }],
    metadata: {
      name: 'Shop',
      description: 'x'.repeat(512),
      url: 'https://shop.example',
      icons: [],
    },
  })
})
