import { expect, test } from 'vitest'
import type { NetworkId } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { networkOrUnknown } from './unknown-network.ts'

const SUI = aChain({ id: 'sui:mainnet', name: 'Sui' })

test.each<[NetworkId, number]>([
  ['eip155:777', 18],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 9],
  ['bip122:000000000933ea01ad0ee984209779ba', 8],
])('%s, which the website did not name, has the decimals of its adapter', (id, decimals) => {
  const adapters = (['eip155:1', 'solana:main', 'bip122:main'] as const).map((networkId) =>
    createFakeAdapter(aFakeWallet({ networkId })),
  )
  const state = initialState({ networks: [aChain()], adapters }, 0)

  expect(networkOrUnknown(state, id)).toMatchObject({
    id,
    name: 'Unknown Network',
    nativeCurrency: { symbol: '', decimals },
    rpcUrls: [],
  })
})

test('without an adapter the decimals are those of a network of the namespace', () => {
  const nativeCurrency = { name: 'Sui', symbol: 'SUI', decimals: 9 }
  const state = initialState({ networks: [aChain(), { ...SUI, nativeCurrency }] }, 0)

  expect(networkOrUnknown(state, 'sui:devnet').nativeCurrency.decimals).toBe(9)
})

test('a network of the website is the one that it names', () => {
  const state = initialState({ networks: [aChain(), SUI] }, 0)

  expect(networkOrUnknown(state, 'sui:mainnet').name).toBe('Sui')
})
