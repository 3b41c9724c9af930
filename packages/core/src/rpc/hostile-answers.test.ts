import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLatchkeyError, type NodeReader } from '../contract/index.ts'
import { createFetchHttp } from '../platform/fetch-http.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { type HostileBody, readHostileBodies } from '../testing/hostile-bodies.ts'
import { type LoopbackServer, startLoopback } from '../testing/loopback-server.ts'
import { createRpcClient } from './rpc-client.ts'

const bodies = readHostileBodies()
let current: HostileBody | undefined
let server: LoopbackServer

beforeAll(async () => {
  server = await startLoopback((_request, response) => {
    response.setHeader('content-type', current?.contentType ?? 'text/plain')
    response.end(current?.bytes)
  })
})

afterAll(() => server.close())

function createReader(): NodeReader {
  const clock = createFakeClock()
  const address = { url: server.url, contentType: 'text/plain' } as const
  return createRpcClient({ http: createFetchHttp({ clock }), clock, addresses: () => [address] })
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    return `value ${String(await work)}`
  } catch (error) {
    if (!isLatchkeyError(error)) throw error
    return error.code
  }
}

test.each(bodies)('no read accepts as an answer: $name', async (body) => {
  current = body
  const nodes = createReader()

  const alone = await codeOf(nodes.read('eip155:1', 'eth_chainId', []))
  const together = await Promise.all([
    codeOf(nodes.read('eip155:1', 'eth_chainId', [])),
    codeOf(nodes.read('eip155:1', 'eth_blockNumber', [])),
  ])

  expect([alone, ...together]).toEqual(Array(3).fill('rpc.unavailable'))
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
