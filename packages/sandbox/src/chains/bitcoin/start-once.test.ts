import { expect, test, vi } from 'vitest'
import { startOnce } from './start-once.ts'

test('it is started once, for all callers', async () => {
  const start = vi.fn(async () => 'life')
  const { get } = startOnce(start)

  expect(start).not.toHaveBeenCalled()
  expect(await Promise.all([get(), get()])).toEqual(['life', 'life'])
  expect(start).toHaveBeenCalledTimes(1)
})

test('after a failure, which all callers get, the next call starts it again', async () => {
  const start = vi.fn(async () => 'life')
  start.mockRejectedValueOnce(new Error('no memory'))
  const { get } = startOnce(start)

  const both = await Promise.allSettled([get(), get()])

  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe('life')
  expect(start).toHaveBeenCalledTimes(2)
})

test('what was taken is another one’s', async () => {
  const start = vi.fn(async () => 'life')
  const { get, take } = startOnce(start)

  expect(take()).toBeUndefined()
  await get()
  expect(await take()).toBe('life')
  expect(take()).toBeUndefined()
  await get()
  expect(start).toHaveBeenCalledTimes(2)
})

test('one that fails after it was taken does not end the next one', async () => {
  const fail: ((error: Error) => void)[] = []
  const start = vi.fn(async () => 'life')
  start.mockReturnValueOnce(new Promise((_resolve, reject) => fail.push(reject)))
  const { get, take } = startOnce(start)
  const first = get()
  void take()
  const second = get()

  for (const reject of fail) reject(new Error('stopped'))

  await expect(first).rejects.toThrow('stopped')
  expect(get()).toBe(second)
})
