/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test, vi } from 'vitest'
import { startOnce } from './start-once.ts'

test('it is started once, for all callers', async () => {
  const start = vi.fn(async () => 'node')
  const { get } = startOnce(start)

  expect(start).not.toHaveBeenCalled()
  expect(await Promise.all([get(), get()])).toEqual(['node', 'node'])
  expect(start).toHaveBeenCalledTimes(1)
})

test('after a failure, which all callers get, the next call starts it again', async () => {
  const start = vi.fn(async () => 'node')
  start.mockRejectedValueOnce(new Error('no memory'))
  const { get } = startOnce(start)

  const both = await Promise.allSettled([get(), get()])

  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe('node')
  expect(start).toHaveBeenCalledTimes(2)
})

test('a taken value is not returned again', async () => {
  const start = vi.fn(async () => 'node')
  const { get, take } = startOnce(start)

  expect(take()).toBeUndefined()
  await get()
  expect(await take()).toBe('node')
  expect(take()).toBeUndefined()
  await get()
  expect(start).toHaveBeenCalledTimes(2)
})

test('a start that fails after it was taken does not end the next start', async () => {
  const fail: ((error: Error) => void)[] = []
  const start = vi.fn(async () => 'node')
  start.mockReturnValueOnce(new Promise((_resolve, reject) => fail.push(reject)))
  const { get, take } = startOnce(start)
  const first = get()
  void take()
  const second = get()

  for (const reject of fail) reject(new Error('stopped'))

  await expect(first).rejects.toThrow('stopped')
  expect(get()).toBe(second)
})
