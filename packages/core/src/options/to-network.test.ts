import { expect, test } from 'vitest'
import { isLatchkeyError, type NetworkInput } from '../contract/index.ts'
import { networkProblems } from './network-problems.ts'
import { toNetwork } from './to-network.ts'

/** As viem writes it; viem's own objects have more keys, which do not matter. */
const base = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.base.org'], webSocket: ['wss://base.example'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org', apiUrl: 'x' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}
const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://rpc.example/v1'] } },
  testnet: false,
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

test('a chain of viem becomes a network with a CAIP-2 id', () => {
  expect(toNetwork(base)).toEqual({
    id: 'eip155:8453',
    name: 'Base',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://mainnet.base.org'],
    explorerUrl: 'https://basescan.org',
    imageUrl: undefined,
    isTestnet: false,
  })
})

test.each<[given: Partial<NetworkInput>, id: string]>([
  [{ id: 1 }, 'eip155:1'],
  [{ id: '10' }, 'eip155:10'],
  [{ id: 'eip155:137' }, 'eip155:137'],
  [{ id: 137, chainNamespace: 'eip155' }, 'eip155:137'],
  [{ id: 1313161554 }, 'eip155:1313161554'],
  [{ id: 11155111, testnet: true }, 'eip155:11155111'],
  [solana, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  [
    { id: '000000000019d6689c085ae165831e93', chainNamespace: 'bip122' },
    'bip122:000000000019d6689c085ae165831e93',
  ],
  [{ id: 1, caipNetworkId: 'eip155:1' }, 'eip155:1'],
])('%o has the id %s', (given, id) => {
  expect(toNetwork({ ...base, ...given }).id).toBe(id)
})

test.each<[images: Record<string, string>, imageUrl: string | undefined]>([
  [{ 'eip155:8453': 'https://cdn.example/base.png' }, 'https://cdn.example/base.png'],
  [{ 8453: 'https://cdn.example/base.png' }, 'https://cdn.example/base.png'],
  [{ 1: 'https://cdn.example/mainnet.png' }, undefined],
  [{}, undefined],
])('of the pictures %o it uses %s', (chainImages, imageUrl) => {
  expect(toNetwork(base, { chainImages }).imageUrl).toBe(imageUrl)
})

test.each<[wrong: object, problem: string]>([
  [{ id: 0 }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ id: -1 }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ id: 1.5 }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ id: 2 ** 53 }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ id: undefined }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ id: 'mainnet' }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ id: '0x1' }, 'id: must be a chain id, or a text with its chainNamespace'],
  [
    { id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    'id: must be a chain id, or a text with its chainNamespace',
  ],
  [{ chainNamespace: 'Cosmos' }, 'id: must be a chain id, or a text with its chainNamespace'],
  [
    { chainNamespace: 'solana', caipNetworkId: 'eip155:1' },
    'id: must be a chain id, or a text with its chainNamespace',
  ],
  [{ caipNetworkId: 'eip155' }, 'id: must be a chain id, or a text with its chainNamespace'],
  [{ name: '' }, 'name: must be a text'],
  [{ name: 7 }, 'name: must be a text'],
  [
    { nativeCurrency: { name: 'Ether', symbol: '', decimals: 18 } },
    'nativeCurrency.symbol: must be a text',
  ],
  [{ nativeCurrency: { symbol: 'ETH', decimals: 18 } }, 'nativeCurrency.name: must be a text'],
  [
    { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 37 } },
    'nativeCurrency.decimals: must be whole, 0 to 36',
  ],
  [
    { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: '18' } },
    'nativeCurrency.decimals: must be whole, 0 to 36',
  ],
  [
    { rpcUrls: { default: { http: [] } } },
    'rpcUrls.default.http: must be a list of at least one URL',
  ],
  [{ rpcUrls: { default: {} } }, 'rpcUrls.default.http: must be a list of at least one URL'],
  [{ rpcUrls: undefined }, 'rpcUrls.default.http: must be a list of at least one URL'],
  [
    { rpcUrls: { default: { http: ['https://a.example', 'wss://b.example'] } } },
    'rpcUrls.default.http[1]: must be an http(s) URL',
  ],
  [
    { blockExplorers: { default: { url: 'javascript:alert(1)' } } },
    'blockExplorers.default.url: must be an http(s) URL',
  ],
  [{ testnet: 'yes' }, 'testnet: must be true or false'],
])('%o is refused', (wrong, problem) => {
  expect(networkProblems({ ...base, ...wrong }, 'networks[1]')).toEqual([`networks[1].${problem}`])
})

test.each([undefined, null, 1, 'mainnet'])('%o is not a network', (input) => {
  expect(networkProblems(input, 'networks[0]')).toEqual(['networks[0]: must be a chain of viem'])
})

test('an invalid network throws one error that names every problem', () => {
  const wrong: NetworkInput = { ...base, name: '', rpcUrls: { default: { http: [] } } }

  let thrown: unknown
  try {
    toNetwork(wrong, { path: 'addNetwork' })
  } catch (error) {
    thrown = error
  }

  expect(isLatchkeyError(thrown, 'options.invalid') && thrown.context.problems).toEqual([
    'addNetwork.name: must be a text',
    'addNetwork.rpcUrls.default.http: must be a list of at least one URL',
  ])
})
