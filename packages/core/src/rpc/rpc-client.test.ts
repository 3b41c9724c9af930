import { afterEach, expect, test } from 'vitest'
import type { Clock, NetworkId } from '../contract/index.ts'
import { createFetchHttp } from '../platform/fetch-http.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import {
  type LoopbackHandler,
  type LoopbackServer,
  startLoopback,
} from '../testing/loopback-server.ts'
import { createRpcClient } from './rpc-client.ts'

const started: LoopbackServer[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

const good: LoopbackHandler = ({ body }, response) => {
  const { id } = JSON.parse(body)
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x2a' }))
}

/** Delays between tries end at once and are recorded; a time-out fires when the test says so. */
function createHurriedClock() {
  const clock = createFakeClock()
  const waitsMs: number[] = []
  const after: Clock['after'] = (delayMs, run) => {
    if (delayMs >= 10_000) return clock.after(delayMs, run)
    waitsMs.push(delayMs)
    queueMicrotask(run)
    return () => {}
  }
  return { clock: { ...clock, after }, waitsMs, advance: clock.advance }
}

async function setUp(...handlers: readonly LoopbackHandler[]) {
  const servers = await Promise.all(handlers.map(startLoopback))
  started.push(...servers)
  const { clock, waitsMs, advance } = createHurriedClock()
  const known = servers.map(({ url }) => ({ url, contentType: 'text/plain' }) as const)
  const client = createRpcClient({
    http: createFetchHttp({ clock }),
    clock,
    addresses: (id: NetworkId) => (id === 'eip155:1' ? known : []),
  })
  const read = (signal?: AbortSignal): Promise<unknown> =>
    client.read('eip155:1', 'eth_getBalance', ['0x1', 'latest'], signal)
  return { client, servers, waitsMs, advance, read }
}

test('a read is a JSON-RPC request', async () => {
  const { servers, read } = await setUp(good)

  expect(await read()).toBe('0x2a')
  expect(servers[0]?.requests[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: expect.stringMatching(
      /^\{"jsonrpc":"2.0","id":\d{13},"method":"eth_getBalance","params":\["0x1","latest"]}$/,
    ),
  })
})

test.each<[string, LoopbackHandler]>([
  ['500', (_, response) => response.writeHead(500).end()],
  ['429', (_, response) => response.writeHead(429).end()],
  ['a reset', (_, response) => response.destroy()],
  [
    'half a body',
    (_, response) => {
      response.writeHead(200, { 'content-length': '99' })
      response.write('{"id":1', () => response.destroy())
    },
  ],
])('a single node that answers with %s is requested four times', async (_name, handler) => {
  const { servers, waitsMs, read } = await setUp(handler)

  await expect(read()).rejects.toMatchObject({ code: 'rpc.unavailable' })

  expect(servers[0]?.requests).toHaveLength(4)
  expect(waitsMs).toEqual([150, 300, 600])
})

test('two failing nodes share the delays', async () => {
  const broken: LoopbackHandler = (_, response) => response.writeHead(500).end()
  const { servers, waitsMs, read } = await setUp(broken, broken)

  await expect(read()).rejects.toMatchObject({ code: 'rpc.unavailable' })

  expect(servers.map(({ requests }) => requests.length)).toEqual([4, 4])
  expect(waitsMs).toEqual([150, 300, 600])
})

test('a node that never answers times out after ten seconds, and is then skipped', async () => {
  let resolveRequested = (): void => {}
  const requested = new Promise<void>((done) => {
    resolveRequested = done
  })
  const { servers, advance, read } = await setUp(() => resolveRequested(), good)

  const first = read()
  await requested
  await advance(10_000)

  expect(await first).toBe('0x2a')
  expect(await read()).toBe('0x2a')
  expect(servers.map(({ requests }) => requests.length)).toEqual([1, 2])
})

test('a refusal by the first node is the answer', async () => {
  const { servers, read } = await setUp(({ body }, response) => {
    const { id } = JSON.parse(body)
    response.end(JSON.stringify({ id, error: { code: 3, message: 'execution reverted' } }))
  }, good)

  await expect(read()).rejects.toMatchObject({ code: 'rpc.failed', context: { code: 3 } })
  expect(servers.map(({ requests }) => requests.length)).toEqual([1, 0])
})

test('a network without nodes can not be read', async () => {
  const { client } = await setUp()

  await expect(client.read('eip155:10', 'eth_chainId', [])).rejects.toMatchObject({
    code: 'rpc.unavailable',
    context: { mayBeTaken: false },
  })
})

test('when the URLs of a network change, the new ones are used', async () => {
  const [old, fresh] = await Promise.all([startLoopback(good), startLoopback(good)])
  started.push(old, fresh)
  const { clock } = createHurriedClock()
  let current = old.url
  const client = createRpcClient({
    http: createFetchHttp({ clock }),
    clock,
    addresses: () => [{ url: current, contentType: 'application/json' }],
  })
  await client.read('eip155:1', 'eth_chainId', [])

  current = fresh.url
  await client.read('eip155:1', 'eth_chainId', [])

  expect([old, fresh].map(({ requests }) => requests.length)).toEqual([1, 1])
})
