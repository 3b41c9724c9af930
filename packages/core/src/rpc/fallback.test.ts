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

/** Nodes `a`, `b`, … that answer with their name or the given failure; `asked` lists the requests. */
function setUp(...initial: readonly Behaviour[]) {
  const clock = createFakeClock()
  const behaviours = [...initial]
  const asked: string[] = []
  const nodes = initial.map(
    (_behaviour, index): RpcNode => ({
      async request() {
        asked.push('abc'[index] ?? '')
        const behaviour = behaviours[index] ?? ''
        if (behaviour instanceof LatchkeyError) throw behaviour
        return behaviour
      },
    }),
  )
  const fallback = createFallback(nodes, clock)
  const ask = (signal?: AbortSignal): Promise<unknown> =>
    fallback.request({ method: 'm', params: [] }, signal)
  const become = (index: number, behaviour: Behaviour): void => {
    behaviours[index] = behaviour
  }
  return { clock, asked, ask, become }
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
  const { asked, ask } = setUp(failure, 'from b', 'from c')

  expect(await ask()).toBe('from b')
  expect(asked).toEqual(['a', 'b'])
})

test.each([3, -32_000, -32_601, -32_603])(
  'a JSON-RPC error (%i) of a node is an answer',
  async (code) => {
    const { asked, ask } = setUp(refused(code), 'from b')

    await expect(ask()).rejects.toMatchObject({ code: 'rpc.failed', context: { code } })
    expect(asked).toEqual(['a'])
  },
)

test('a node that failed is skipped, and is used again after its pause if it works', async () => {
  const { clock, asked, ask, become } = setUp(network, 'from b')
  await ask()
  asked.splice(0)

  await clock.advance(3_999)
  expect(await ask()).toBe('from b')
  expect(asked.splice(0)).toEqual(['b'])

  await clock.advance(1)
  expect(await ask()).toBe('from b')
  expect(asked.splice(0)).toEqual(['b', 'a'])

  become(0, 'from a')
  await clock.advance(4_000)
  expect(await ask()).toBe('from b')
  await clock.advance(0)
  expect(await ask()).toBe('from a')
})

test('a paused node that answers a probe with an error is used again', async () => {
  const { clock, asked, ask, become } = setUp(network, 'from b')
  await ask()

  become(0, refused(3))
  await clock.advance(4_000)
  await ask()
  await clock.advance(0)
  asked.splice(0)

  await expect(ask()).rejects.toMatchObject({ code: 'rpc.failed' })
  expect(asked).toEqual(['a'])
})

test('when all nodes fail, all are retried three times', async () => {
  const { clock, asked, ask } = setUp(network, status(503))
  const result = ask().catch((error: unknown) => error)

  await clock.advance(10_000)

  expect(await result).toMatchObject({ code: 'rpc.unavailable', cause: network })
  expect(asked.join('')).toBe('abababab')
  expect(clock.pending).toBe(0)
})

test('the delays between retries are 150, 300 and 600 ms', async () => {
  const { clock, asked, ask } = setUp(network)
  const result = ask().catch((error: unknown) => error)
  const countsAtMs: number[][] = []

  for (const atMs of [0, 149, 150, 449, 450, 1_049, 1_050]) {
    await clock.advance(atMs - clock.monotonic())
    countsAtMs.push([atMs, asked.length])
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
  const { clock, asked, ask } = setUp(timeout, network, malformed)
  const result = ask().catch((error: unknown) => error)

  await clock.advance(10_000)

  expect(await result).toMatchObject({ code: 'rpc.unavailable', cause: network })
  expect(asked.join('')).toBe('abcbbb')
})

test.each([
  ['stay silent', timeout],
  ['answer nonsense', malformed],
])('when all nodes %s none is retried', async (_name, failure) => {
  const { asked, ask } = setUp(failure, failure)

  await expect(ask()).rejects.toMatchObject({ code: 'rpc.unavailable', cause: failure })
  expect(asked.join('')).toBe('ab')
})

test.each([
  ['refused all of it', [status(403), status(413), refused(-32_005)], false],
  ['were too busy each time', [status(429)], false],
  ['were out of reach', [status(403), network], true],
  ['stayed silent', [timeout, status(429)], true],
  ['broke', [status(502), status(429)], true],
  ['gave up waiting', [status(408)], true],
  ['answered what nobody can read', [malformed, status(403)], true],
])(
  'when all nodes %s the error says whether one may have accepted the transaction',
  async (_what, all, mayBeTaken) => {
    const { clock, ask } = setUp(...all)
    const result = ask().catch((error: unknown) => error)

    await clock.advance(10_000)

    expect(await result).toMatchObject({ code: 'rpc.unavailable', context: { mayBeTaken } })
  },
)

test('a transaction that a node may have accepted in an earlier try is reported so', async () => {
  const { clock, ask, become } = setUp(network)
  const result = ask().catch((error: unknown) => error)

  become(0, status(429))
  await clock.advance(10_000)

  expect(await result).toMatchObject({ cause: { context: { status: 429 } } })
  expect(await result).toMatchObject({ context: { mayBeTaken: true } })
})

test.each([
  ['did not take it', status(403), { code: 3 }],
  ['may have taken it', timeout, { code: 3, mayBeTaken: true }],
])('a refusal reports the earlier node, which %s', async (_what, before, context) => {
  const { ask } = setUp(before, refused(3))

  const thrown = await ask().catch((error: LatchkeyError) => error)

  expect(thrown).toMatchObject({ code: 'rpc.failed' })
  expect(Reflect.get(Object(thrown), 'context')).toEqual(context)
})

test('the answer of a node that recovers during retries is returned', async () => {
  const { clock, ask, become } = setUp(network, network)
  const result = ask()
  await clock.advance(100)

  become(1, 'from b')
  await clock.advance(100)

  expect(await result).toBe('from b')
})

test('an abort rejects at once, without further nodes and tries', async () => {
  const { clock, asked, ask } = setUp(network, network)
  const abort = new AbortController()
  const result = ask(abort.signal).catch((error: unknown) => error)
  await clock.advance(100)

  abort.abort()

  expect(await result).toMatchObject({ code: 'aborted' })
  await clock.advance(10_000)
  expect(asked.join('')).toBe('ab')
  expect(clock.pending).toBe(0)
})
