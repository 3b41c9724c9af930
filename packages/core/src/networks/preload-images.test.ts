import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { preloadImages } from './preload-images.ts'

/** Pictures that load when the test resolves them. */
function aLoader() {
  const requests: { url: string; signal: AbortSignal; arrive: () => void; fail: () => void }[] = []
  const load = (url: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      requests.push({ url, signal, arrive: resolve, fail: () => reject(new Error('no picture')) })
    })
  return { requests, load }
}

function start(urls: readonly string[], signal?: AbortSignal) {
  const clock = createFakeClock()
  const { requests, load } = aLoader()
  let isDone = false
  const done = preloadImages(urls, { clock, load }, signal).then(() => {
    isDone = true
  })
  return { clock, requests, done, isDone: () => isDone }
}

test('it ends when all pictures are loaded', async () => {
  const { clock, requests, isDone } = start(['a', 'b'])

  requests[0]?.arrive()
  await clock.advance(10)
  expect(isDone()).toBe(false)

  requests[1]?.arrive()
  await clock.advance(0)
  expect(isDone()).toBe(true)
  expect(clock.pending).toBe(0)
})

test('a picture that fails does not delay the end', async () => {
  const { clock, requests, isDone } = start(['a', 'b'])

  requests[0]?.fail()
  requests[1]?.arrive()
  await clock.advance(0)

  expect(isDone()).toBe(true)
})

test('a loader that throws synchronously does not delay the end', async () => {
  const load = (): Promise<void> => {
    throw new Error('no picture')
  }

  await expect(preloadImages(['a'], { clock: createFakeClock(), load })).resolves.toBeUndefined()
})

test('after two seconds it ends and aborts the loading', async () => {
  const { clock, requests, isDone } = start(['a'])

  await clock.advance(1_999)
  expect(isDone()).toBe(false)

  await clock.advance(1)
  expect(isDone()).toBe(true)
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('its signal aborts it', async () => {
  const controller = new AbortController()
  const { clock, requests, isDone } = start(['a'], controller.signal)

  controller.abort()
  await clock.advance(0)

  expect(isDone()).toBe(true)
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(clock.pending).toBe(0)
})

test('each picture is requested once, and networks without one request nothing', async () => {
  const { requests } = start(['a', 'a'])
  const ended = new AbortController()
  ended.abort()

  const late = start(['b'], ended.signal)
  const none = start([])

  expect(requests.map(({ url }) => url)).toEqual(['a'])
  expect([late.requests.length, none.requests.length]).toEqual([0, 0])
})
