import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createCached } from './cached.ts'

interface Load {
  readonly key: string
  readonly signal: AbortSignal
  answer(value: string): void
  fail(error: Error): void
}

function setUp(lifetimeMs = 30_000) {
  const clock = createFakeClock()
  const loads: Load[] = []
  const cached = createCached<string>({
    clock,
    lifetimeMs,
    load: (key, signal) =>
      new Promise((answer, fail) => {
        loads.push({ key, signal, answer, fail })
        signal.addEventListener('abort', () => fail(new LatchkeyError('aborted', {})))
      }),
  })
  return { clock, loads, cached }
}

test('callers with the same key share a request, callers with another key do not', async () => {
  const { loads, cached } = setUp()

  const [a, b, c] = [cached.read('x'), cached.read('x'), cached.read('y')]
  for (const load of loads) load.answer(load.key.toUpperCase())

  expect(await Promise.all([a, b, c])).toEqual(['X', 'X', 'Y'])
  expect(loads.map(({ key }) => key)).toEqual(['x', 'y'])
})

test.each([
  ['not expired', 29_999, 1],
  ['just too old', 30_000, 2],
  ['much too old', 900_000, 2],
])('a value that is %s', async (_name, ageMs, count) => {
  const { clock, loads, cached } = setUp()
  const first = cached.read('x')
  loads[0]?.answer('old')
  await first

  await clock.advance(ageMs)
  const second = cached.read('x')
  loads[1]?.answer('new')

  expect(await second).toBe(count === 1 ? 'old' : 'new')
  expect(loads).toHaveLength(count)
})

test.each([-86_400_000, -1, 86_400_000])(
  'a change of the clock by %i ms does not extend the validity of a value',
  async (jumpMs) => {
    const { clock, loads, cached } = setUp()
    const first = cached.read('x')
    loads[0]?.answer('old')
    await first

    clock.jump(jumpMs)
    const second = cached.read('x')
    loads[1]?.answer('new')

    expect(await second).toBe('new')
  },
)

test('a value without expiry stays valid after every change of the clock', async () => {
  const { clock, loads, cached } = setUp(Number.POSITIVE_INFINITY)
  const first = cached.read('x')
  loads[0]?.answer('kept')
  await first

  clock.jump(-1_000_000_000)

  expect(await cached.read('x')).toBe('kept')
})

test('a caller that aborts is rejected at once, and the others get their answer', async () => {
  const { loads, cached } = setUp()
  const abort = new AbortController()

  const leaving = cached.read('x', abort.signal)
  const staying = cached.read('x', new AbortController().signal)
  abort.abort()

  await expect(leaving).rejects.toMatchObject({ code: 'aborted' })
  expect(loads[0]?.signal.aborted).toBe(false)
  loads[0]?.answer('here')
  expect(await staying).toBe('here')
})

test('the request is aborted with its last caller, and the next call sends a new one', async () => {
  const { loads, cached } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const reads = [cached.read('x', first.signal), cached.read('x', second.signal)]

  first.abort()
  second.abort()
  const results = await Promise.allSettled(reads)
  const third = cached.read('x')
  loads[1]?.answer('new')

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(loads[0]?.signal.aborted).toBe(true)
  expect(await third).toBe('new')
})

test('a call with a fired signal sends no request', async () => {
  const { loads, cached } = setUp()

  await expect(cached.read('x', AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })

  expect(loads).toEqual([])
})

test('a failure rejects all callers and is not cached', async () => {
  const { loads, cached } = setUp()
  const reads = [cached.read('x'), cached.read('x')]

  loads[0]?.fail(new LatchkeyError('http.network', {}))
  const results = await Promise.allSettled(reads)
  const again = cached.read('x')
  loads[1]?.answer('well')

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await again).toBe('well')
})

test('a load that throws synchronously is not cached either', async () => {
  let count = 0
  const cached = createCached<string>({
    clock: createFakeClock(),
    lifetimeMs: 1_000,
    load: () => {
      count += 1
      if (count === 1) throw new LatchkeyError('http.network', {})
      return Promise.resolve('well')
    },
  })

  await expect(cached.read('x')).rejects.toMatchObject({ code: 'http.network' })

  expect(await cached.read('x')).toBe('well')
})

test('values of an earlier page are used up to their age, and written with each new one', async () => {
  const clock = createFakeClock(100_000)
  const written: unknown[] = []
  const loads: string[] = []
  const cached = createCached<string>({
    clock,
    lifetimeMs: 1_000,
    async load(key) {
      loads.push(key)
      return `new ${key}`
    },
    stored: {
      read: () => [
        ['fresh', { value: 'stored', atMs: 99_500 }],
        ['old', { value: 'stored', atMs: 98_000 }],
        ['of tomorrow', { value: 'stored', atMs: 200_000 }],
      ],
      write: (values) => written.push(values),
    },
  })

  expect(await cached.read('fresh')).toBe('stored')
  expect(await cached.read('old')).toBe('new old')
  expect(await cached.read('of tomorrow')).toBe('new of tomorrow')
  expect(loads).toEqual(['old', 'of tomorrow'])
  expect(written.at(-1)).toEqual([
    ['fresh', { value: 'stored', atMs: 99_500 }],
    ['old', { value: 'new old', atMs: 100_000 }],
    ['of tomorrow', { value: 'new of tomorrow', atMs: 100_000 }],
  ])

  cached.clear()
  expect(written.at(-1)).toEqual([])
  expect(await cached.read('fresh')).toBe('new fresh')
})
