import { expect, test } from 'vitest'
import { rpcAddresses } from './rpc-url.ts'

const NETWORK = { id: 'eip155:1', rpcUrls: ['https://eth.example/rpc'] } as const
const INPUT = {
  network: NETWORK,
  customUrls: [],
  blockchainApi: 'https://api.test',
  projectId: 'p1',
}
const PROXY = 'https://api.test/v1/?chainId=eip155%3A1&projectId=p1'

function urls(input: Parameters<typeof rpcAddresses>[0]): readonly string[] {
  return rpcAddresses(input).map(({ url }) => url)
}

test("custom URLs come first, then the proxy, then the network's own", () => {
  const customUrls = ['https://a.example/', 'https://b.example/key']

  expect(rpcAddresses({ ...INPUT, customUrls })).toEqual([
    { url: 'https://a.example/', contentType: 'application/json' },
    { url: 'https://b.example/key', contentType: 'application/json' },
    { url: PROXY, contentType: 'text/plain' },
    { url: 'https://eth.example/rpc', contentType: 'application/json' },
  ])
})

test("a network's own URLs come before the proxy where the website prefers them", () => {
  const customUrls = ['https://a.example/']

  expect(urls({ ...INPUT, customUrls, prefersNetworkUrls: true })).toEqual([
    'https://a.example/',
    'https://eth.example/rpc',
    PROXY,
  ])
})

test('networks that the proxy does not support, and websites without a project id, do not use it', () => {
  const other = { ...NETWORK, id: 'eip155:31337' } as const

  expect(urls({ ...INPUT, network: other })).toEqual(['https://eth.example/rpc'])
  expect(urls({ ...INPUT, projectId: undefined })).toEqual(['https://eth.example/rpc'])
})

test.each([
  ['https://rpc.walletconnect.org/v1', 'chainId=solana%3Adev&projectId=p1'],
  ['https://rpc.walletconnect.org/v1/?chainId=x', 'chainId=x&projectId=p1'],
  ['https://rpc.walletconnect.org/v1/?projectId=own', 'projectId=own&chainId=solana%3Adev'],
])('the proxy %s gets the missing parameters', (url, query) => {
  const network = { id: 'solana:dev', rpcUrls: [url] } as const

  expect(rpcAddresses({ ...INPUT, network })).toEqual([
    { url: `https://rpc.walletconnect.org/v1/?${query}`, contentType: 'text/plain' },
  ])
})

test('the id of the client goes to the proxy alone, and last', () => {
  expect(urls({ ...INPUT, clientId: 'did:key:z6Mk' })).toEqual([
    `${PROXY}&clientId=did%3Akey%3Az6Mk`,
    'https://eth.example/rpc',
  ])
})

test('no other host gets the project id', () => {
  const rpcUrls = [
    'https://rpc.walletconnect.org.evil.example/v1',
    'https://evil.example/rpc.walletconnect.org',
    'https://rpc.walletconnect.org@evil.example/',
  ]

  const all = urls({ ...INPUT, network: { id: 'eip155:31337', rpcUrls } })

  expect(all.filter((url) => url.includes('projectId'))).toEqual([])
})

test('a URL is used once, and only if it is a web address', () => {
  const rpcUrls = [
    'https://api.test/v1',
    'wss://eth.example',
    'javascript:alert(1)',
    'nonsense',
    'https://eth.example/rpc',
    'https://eth.example/rpc',
  ]

  expect(urls({ ...INPUT, network: { id: 'eip155:1', rpcUrls } })).toEqual([
    PROXY,
    'https://eth.example/rpc',
  ])
})

test('a server is not asked about what it wrote itself: nor is any host beside it', () => {
  const customUrls = [
    ...['https://api.test/own', 'https://node.api.test', 'https://rpc.walletconnect.org/v1'],
    ...['https://rpc.walletconnect.com/v1', 'https://x.reown.com./', 'https://mine.example'],
  ]

  expect(urls({ ...INPUT, customUrls, isIndependent: true })).toEqual([
    'https://mine.example/',
    'https://eth.example/rpc',
  ])
})

test('on one machine each port is a server of its own', () => {
  const network = { ...NETWORK, rpcUrls: ['http://127.0.0.1:1', 'http://127.0.0.1:2'] }
  const input = { ...INPUT, network, blockchainApi: 'http://127.0.0.1:2', isIndependent: true }

  expect(urls(input)).toEqual(['http://127.0.0.1:1/'])
})
