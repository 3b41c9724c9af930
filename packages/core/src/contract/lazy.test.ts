import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { lazy } from './lazy.ts'

test('nothing is loaded before the first call', () => {
  let starts = 0
  const part = lazy(async () => {
    starts += 1
  })

  expect(part.current()).toBeUndefined()
  expect(starts).toBe(0)
})

test('concurrent and later calls share one load and its result', async () => {
  let starts = 0
  const part = lazy(async () => {
    starts += 1
    return { starts }
  })

  const [first, second] = await Promise.all([part.load(), part.load()])

  expect(first).toBe(second)
  expect(await part.load()).toBe(first)
  expect(part.current()).toBe(first)
  expect(starts).toBe(1)
})

test('a result of undefined is loaded once, too', async () => {
  let starts = 0
  const part = lazy(async () => {
    starts += 1
  })

  await part.load()
  await part.load()

  expect(starts).toBe(1)
})

test('a failure rejects with http.network and its cause, and the next call tries again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const answers = [() => Promise.reject(cause), () => Promise.resolve('loaded')]
  const part = lazy(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))

  const failed = part.load()

  await expect(failed).rejects.toMatchObject({ code: 'http.network', cause })
  expect(part.current()).toBeUndefined()
  expect(await part.load()).toBe('loaded')
  expect(part.current()).toBe('loaded')
})

test('a LatchkeyError keeps its code', async () => {
  const missing = new LatchkeyError('wallet.missing', {})
  const part = lazy(() => Promise.reject(missing))

  await expect(part.load()).rejects.toBe(missing)
})

test('a loader that throws synchronously rejects', async () => {
  const part = lazy((): Promise<string> => {
    throw new Error('no loader')
  })

  await expect(part.load()).rejects.toMatchObject({ code: 'http.network' })
})
