import { expect, test } from 'vitest'
import type { Network } from '../contract/index.ts'
import { coinPicture } from './coin-picture.ts'
import { withImage } from './images.ts'

function aNetwork(facts: Pick<Network, 'id' | 'nativeCurrency' | 'imageUrl'>): Network {
  return { name: 'Network', rpcUrls: [], isTestnet: false, ...facts }
}

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const MAINNET = aNetwork({
  id: 'eip155:1',
  nativeCurrency: ETHER,
  imageUrl: 'https://img.example/1',
})
const BASE = aNetwork({
  id: 'eip155:8453',
  nativeCurrency: ETHER,
  imageUrl: 'https://img.example/8453',
})
const POLYGON = aNetwork({
  id: 'eip155:137',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  imageUrl: 'https://img.example/137',
})

test.each([
  ['Ethereum has its own', [MAINNET], MAINNET, 'https://img.example/1'],
  ['Base has the one of Ethereum', [BASE, MAINNET], BASE, 'https://img.example/1'],
  ['Base alone never has its own', [BASE], BASE, undefined],
  ['Polygon has its own', [POLYGON, MAINNET], POLYGON, 'https://img.example/137'],
] as const)('the coin of a network: %s', (_, supported, { id }, picture) => {
  expect(coinPicture({ supported }, id)).toBe(picture)
})

test('where the site has no Ethereum, the picture that the image service has of it is taken', () => {
  const network = withImage(BASE, (id) => `https://service.example/${id}`)

  expect(coinPicture({ supported: [network] }, BASE.id)).toBe('https://service.example/eip155:1')
})
