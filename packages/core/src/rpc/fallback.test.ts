import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'

import { createFakeClock } from '../testing/fake-clock.ts'
import type { RpcNode } from './batch.ts'
import { createFallback } from './fallback.ts'

const network = new LatchkeyError('http.network', {})
const timeout = new LatchkeyError('http.timeout', {})
const malformed = new LatchkeyError('http.malformed', {})
const status = (code: number): LatchkeyError => new LatchkeyError('http.status', { status: code })
const refused = (code: number): LatchkeyError => new LatchkeyError('rpc.failed', { code })

type Behaviour = LatchkeyError | string

/** Nodes `a`, `b`, … that answer with their name or the given failure; `requests` lists the requests. */
function setUp(...initial: readonly Behaviour[]) {
  const clock = createFakeClock()
  const behaviours = [...initial]
  const requests: string[] = []
  const nodes = initial.map(
    (_behaviour, index): RpcNode => ({
      async request() {
        requests.push('abc'[index] ?? '')
        const behaviour = behaviours[index] ?? ''
        if (behaviour instanceof LatchkeyError) throw behaviour
        return behaviour
      },
    }),
  )
  const fallback = createFallback(nodes, clock)
  const send = (signal?: AbortSignal): Promise<unknown> =>
    fallback.request({ method: 'm', params: [] }, signal)
  const become = (index: number, behaviour: Behaviour): void => {
    behaviours[index] = behaviour
  }
  return { clock, requests, send, become }
}

test.each([
  ['is out of reach', network],
  ['stays silent', timeout],
  ['answers nonsense', malformed],
  ['has no project for us', status(401)],
  ['is busy', status(429)],
  ['is broken', status(500)],
  ['says it is busy', refused(-32_005)],
])('when a node %s the next one is requested at once', async (_name, failure) => {
  const { requests, send } = setUp(failure, 'from b', 'from c')

  expect(await send()).toBe('from b')
  expect(requests).toEqual(['a', 'b'])
})

test.each([3, -32_000, -32_601, -32_603])(
  'a JSON-RPC error (%i) of a node is an answer',
  async (code) => {
    const { requests, send } = setUp(refused(code), 'from b')

    await expect(send()).rejects.toMatchObject({ code: 'rpc.failed', context: { code } })
    expect(requests).toEqual(['a'])
  },
)

test('a node that failed is skipped, and is used again after its pause if it works', async () => {
  const { clock, requests, send, become } = setUp(network, 'from b')
  await send()
  requests.splice(0)

  await clock.advance(3_999)
  expect(await send()).toBe('from b')
  expect(requests.splice(0)).toEqual(['b'])

  await clock.advance(1)
  expect(await send()).toBe('from b')
  expect(requests.splice(0)).toEqual(['b', 'a'])

  become(0, 'from a')
  await clock.advance(4_000)
  expect(await send()).toBe('from b')
  await clock.advance(0)
  expect(await send()).toBe('from a')
})

test('a paused node that answers a probe with an error is used again', async () => {
  const { clock, requests, send, become } = setUp(network, 'from b')
  await send()

  become(0, refused(3))
  await clock.advance(4_000)
  await send()
  await clock.advance(0)
  requests.splice(0)

  await expect(send()).rejects.toMatchObject({ code: 'rpc.failed' })
  expect(requests).toEqual(['a'])
})

test('when all nodes fail, all are retried three times', async () => {
  const { clock, requests, send } = setUp(network, status(503))
  const result = send().catch((error: unknown) => error)

  await clock.advance(10_000)

  expect(await result).toMatchObject({ code: 'rpc.unavailable', cause: network })
  expect(requests.join('')).toBe('abababab')
  expect(clock.pending).toBe(0)
})

test('the delays between retries are 150, 300 and 600 ms', async () => {
  const { clock, requests, send } = setUp(network)
  const result = send().catch((error: unknown) => error)
  const countsAtMs: number[][] = []

  for (const atMs of [0, 149, 150, 449, 450, 1_049, 1_050]) {
    await clock.advance(atMs - clock.monotonic())
    countsAtMs.push([atMs, requests.length])
  }

  expect(countsAtMs).toEqual([
    [0, 1],
    [149, 1],
    [150, 2],
    [449, 2],
    [450, 3],
    [1_049, 3],
    [1_050, 4],
  ])
  await result
})

test('a node with a permanent failure is requested once, and the others are retried', async () => {
  const { clock, requests, send } = setUp(timeout, network, malformed)
  const result = send().catch((error: unknown) => error)

  await clock.advance(10_000)

  expect(await result).toMatchObject({ code: 'rpc.unavailable', cause: network })
  expect(requests.join('')).toBe('abcbbb')
})

test.each([
  ['stay silent', timeout],
  ['answer nonsense', malformed],
])('when all nodes %s none is retried', async (_name, failure) => {
  const { requests, send } = setUp(failure, failure)

  await expect(send()).rejects.toMatchObject({ code: 'rpc.unavailable', cause: failure })
  expect(requests.join('')).toBe('ab')
})

test.each([
  ['refused all of it', [status(403), status(413), refused(-32_005)], false],
  ['were too busy each time', [status(429)], false],
  ['were out of reach', [status(403), network], true],
  ['stayed silent', [timeout, status(429)], true],
  ['broke', [status(502), status(429)], true],
  ['gave up waiting', [status(408)], true],
  ['answered with what can’t be read', [malformed, status(403)], true],
])(
  'when all nodes %s the error says whether one may have accepted the transaction',
  async (_what, all, mayBeTaken) => {
    const { clock, send } = setUp(...all)
    const result = send().catch((error: unknown) => error)

    await clock.advance(10_000)

    expect(await result).toMatchObject({ code: 'rpc.unavailable', context: { mayBeTaken } })
  },
)

test('a transaction that a node may have accepted in an earlier try is reported so', async () => {
  const { clock, send, become } = setUp(network)
  const result = send().catch((error: unknown) => error)

  become(0, status(429))
  await clock.advance(10_000)

  expect(await result).toMatchObject({ cause: { context: { status: 429 } } })
  expect(await result).toMatchObject({ context: { mayBeTaken: true } })
})

test.each([
  ['did not take it', status(403), { code: 3 }],
  ['may have taken it', timeout, { code: 3, mayBeTaken: true }],
])('a refusal reports the earlier node, which %s', async (_what, before, context) => {
  const { send } = setUp(before, refused(3))

  const thrown = await send().catch((error: LatchkeyError) => error)

  expect(thrown).toMatchObject({ code: 'rpc.failed' })
  expect(Reflect.get(Object(thrown), 'context')).toEqual(context)
})

test('the answer of a node that recovers during retries is returned', async () => {
  const { clock, send, become } = setUp(network, network)
  const result = send()
  await clock.advance(100)

  become(1, 'from b')
  await clock.advance(100)

  expect(await result).toBe('from b')
})

test('an abort rejects at once, without further nodes and tries', async () => {
  const { clock, requests, send } = setUp(network, network)
  const abort = new AbortController()
  const result = send(abort.signal).catch((error: unknown) => error)
  await clock.advance(100)

  abort.abort()

  expect(await result).toMatchObject({ code: 'aborted' })
  await clock.advance(10_000)
  expect(requests.join('')).toBe('ab')
  expect(clock.pending).toBe(0)
})
