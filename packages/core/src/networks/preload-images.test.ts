import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { preloadImages } from './preload-images.ts'

/** Pictures that come when the test says so. */
function aLoader() {
  const asked: { url: string; signal: AbortSignal; arrive: () => void; fail: () => void }[] = []
  const load = (url: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      asked.push({ url, signal, arrive: resolve, fail: () => reject(new Error('no picture')) })
    })
  return { asked, load }
}

function start(urls: readonly string[], signal?: AbortSignal) {
  const clock = createFakeClock()
  const { asked, load } = aLoader()
  let isDone = false
  const done = preloadImages(urls, { clock, load }, signal).then(() => {
    isDone = true
  })
  return { clock, asked, done, isDone: () => isDone }
}

test('it ends when all pictures are loaded', async () => {
  const { clock, asked, isDone } = start(['a', 'b'])

  asked[0]?.arrive()
  await clock.advance(10)
  expect(isDone()).toBe(false)

  asked[1]?.arrive()
  await clock.advance(0)
  expect(isDone()).toBe(true)
  expect(clock.pending).toBe(0)
})

test('a picture that fails does not delay the end', async () => {
  const { clock, asked, isDone } = start(['a', 'b'])

  asked[0]?.fail()
  asked[1]?.arrive()
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
  const { clock, asked, isDone } = start(['a'])

  await clock.advance(1_999)
  expect(isDone()).toBe(false)

  await clock.advance(1)
  expect(isDone()).toBe(true)
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('its signal aborts it', async () => {
  const asking = new AbortController()
  const { clock, asked, isDone } = start(['a'], asking.signal)

  asking.abort()
  await clock.advance(0)

  expect(isDone()).toBe(true)
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(clock.pending).toBe(0)
})

test('each picture is requested once, and networks without one request nothing', async () => {
  const { asked } = start(['a', 'a'])
  const ended = new AbortController()
  ended.abort()

  const late = start(['b'], ended.signal)
  const none = start([])

  expect(asked.map(({ url }) => url)).toEqual(['a'])
  expect([late.asked.length, none.asked.length]).toEqual([0, 0])
})
