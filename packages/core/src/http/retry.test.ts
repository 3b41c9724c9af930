import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'

import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts'
import { retryRead } from './retry.ts'

function setUp(failures: readonly unknown[], signal?: AbortSignal) {
  const clock = createFakeClock()
  const triedAtMs: number[] = []
  const result = retryRead(
    async () => {
      const failure = failures[triedAtMs.length]
      triedAtMs.push(clock.monotonic())
      if (failure !== undefined) throw failure
      return 'answer'
    },
    { clock, signal },
  )
  const outcome = result.then(
    (value) => value,
    (error: unknown) => error,
  )
  return { clock, triedAtMs, outcome }
}

const status = (code: number): LatchkeyError => new LatchkeyError('http.status', { status: code })
const network = new LatchkeyError('http.network', {})

async function runOut(clock: FakeClock): Promise<void> {
  await clock.advance(60_000)
  expect(clock.pending).toBe(0)
}

test.each([
  ['a network failure', network],
  ['408', status(408)],
  ['429', status(429)],
  ['500', status(500)],
  ['503', status(503)],
])('%s is retried after 150, 300 and 600 ms and then fails', async (_name, failure) => {
  const { clock, triedAtMs, outcome } = setUp(Array(9).fill(failure))

  await runOut(clock)

  expect(triedAtMs).toEqual([0, 150, 450, 1_050])
  expect(await outcome).toBe(failure)
})

test.each([
  ['a time-out', new LatchkeyError('http.timeout', {})],
  ['an unusable answer', new LatchkeyError('http.malformed', {})],
  ['an answer that is too large', new LatchkeyError('http.too-large', {})],
  ['an abort', new LatchkeyError('aborted', {})],
  ['400', status(400)],
  ['401', status(401)],
  ['404', status(404)],
  ['a mistake of ours', new TypeError('no')],
])('%s is not retried', async (_name, failure) => {
  const { clock, triedAtMs, outcome } = setUp([failure])

  await runOut(clock)

  expect(triedAtMs).toEqual([0])
  expect(await outcome).toBe(failure)
})

test('the first answer ends the retries', async () => {
  const { clock, triedAtMs, outcome } = setUp([network, status(500)])

  await runOut(clock)

  expect(await outcome).toBe('answer')
  expect(triedAtMs).toEqual([0, 150, 450])
})

test('an abort between two tries rejects at once and leaves no timer', async () => {
  const abort = new AbortController()
  const { clock, triedAtMs, outcome } = setUp([network, network], abort.signal)
  await clock.advance(100)

  abort.abort()

  expect(await outcome).toMatchObject({ code: 'aborted' })
  expect(clock.pending).toBe(0)
  await clock.advance(10_000)
  expect(triedAtMs).toEqual([0])
})
