import { expect, test } from 'vitest'
import type { NetworkId } from '../contract/index.ts'
import { networkImageId } from './network-image-ids.ts'

test.each<[id: NetworkId, imageId: string | undefined]>([
  ['eip155:1', 'ba0ba0cd-17c6-4806-ad93-f9d174f17900'],
  ['eip155:8453', '7289c336-3981-4081-c5f4-efc26ac64a00'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'a1b58899-f671-4276-6a5e-56ca5bd59700'],
  ['bip122:000000000933ea01ad0ee984209779ba', '39354064-d79b-420b-065d-f980c4b78200'],
  ['eip155:31337', undefined],
  ['solana:1', undefined],
])('the picture of %s is %s', (id, imageId) => {
  expect(networkImageId(id)).toBe(imageId)
})
