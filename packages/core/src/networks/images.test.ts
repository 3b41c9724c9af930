import { expect, test } from 'vitest'
import type { Network, NetworkId } from '../contract/index.ts'
import { withImage } from './images.ts'

const base: Network = {
  id: 'eip155:8453',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.base.org'],
  isTestnet: false,
}
const OWN = 'https://shop.example/base.png'
const imageOf = (id: NetworkId): string | undefined =>
  id === base.id ? 'https://pictures.example/base' : undefined

test.each([
  ['its own', { imageUrl: OWN }, OWN],
  ['none that is not safe', { imageUrl: 'javascript:alert(1)' }, expect.stringMatching(/^https:/)],
  ["the service's, where it has none", {}, expect.stringMatching(/^https:\/\/pictures/)],
  ['none, where the service has none either', { id: 'eip155:424242' } as const, undefined],
])('the picture of a network: %s', (_, given, imageUrl) => {
  expect(withImage({ ...base, ...given }, imageOf).imageUrl).toEqual(imageUrl)
})
