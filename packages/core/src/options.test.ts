import { expect, test, vi } from 'vitest'
import type { LatchkeyOptions } from './features/options/core-options.ts'
import { readOptions } from './options.ts'

const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}

// Pages without types hand over anything.
const wrong = { networks: [network], themeMode: 'blue' } as unknown as LatchkeyOptions
const empty: LatchkeyOptions = { networks: [] as never }

test('who builds a site is told of every wrong option', () => {
  expect(() => readOptions(wrong)).toThrow('themeMode')
})

test('a production build refuses only what nothing can be made from', () => {
  vi.stubEnv('NODE_ENV', 'production')

  expect(readOptions(wrong)).toBe(wrong)
  expect(() => readOptions(empty)).toThrow('networks: must be a list of at least one network')
})
