import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createNetworkNodes } from './network-nodes.ts'

const PROXY = 'https://rpc.example/v1/'
const OWN = 'https://mainnet.shop.example/'

function nodesOf(choice: {
  readonly projectId?: string
  readonly customUrls?: Readonly<Record<string, readonly string[]>>
}) {
  const http = createFakeHttp()
  for (const address of [PROXY, OWN]) {
    http.on('POST', address, ({ body }) => ({
      json: { jsonrpc: '2.0', id: JSON.parse(body ?? '').id, result: '0x1' },
    }))
  }
  const nodes = createNetworkNodes({
    http,
    clock: createFakeClock(),
    networks: () => [],
    clientId: () => undefined,
    blockchainApi: 'https://rpc.example',
    projectId: choice.projectId,
    customUrls: choice.customUrls,
  })
  return { http, read: () => nodes.read('eip155:1', 'eth_chainId', []) }
}

test('a network that the website does not list is read by the proxy, or by the URL of the website', async () => {
  const proxied = nodesOf({ projectId: 'p1' })
  const own = nodesOf({ projectId: 'p1', customUrls: { 'eip155:1': [OWN] } })

  expect(await proxied.read()).toBe('0x1')
  expect(await own.read()).toBe('0x1')

  expect(proxied.http.requests[0]?.url).toBe(`${PROXY}?chainId=eip155%3A1&projectId=p1`)
  expect(own.http.requests[0]?.url).toBe(OWN)
})

test('without a project it is not read', async () => {
  await expect(nodesOf({}).read()).rejects.toMatchObject({ code: 'rpc.unavailable' })
})
