import { expect, test } from 'vitest'
import { throwIfAborted, untilAborted } from './abort.ts'

test('work that ends before an abort settles with its own result or error', async () => {
  const { signal } = new AbortController()

  expect(await untilAborted(Promise.resolve(7), signal)).toBe(7)
  await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
})

test('an abort rejects at once, and a late failure is not unhandled', async () => {
  const abort = new AbortController()
  let fail = (_error: Error): void => {}
  const work = new Promise<never>((_resolve, reject) => {
    fail = reject
  })

  const waiting = untilAborted(work, abort.signal)
  abort.abort()

  await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
  fail(new Error('late'))
  await Promise.resolve()
})

test('a signal that has fired before rejects too', async () => {
  throwIfAborted(undefined)
  throwIfAborted(new AbortController().signal)

  await expect(untilAborted(new Promise(() => {}), AbortSignal.abort())).rejects.toMatchObject({
    code: 'aborted',
  })
  expect(() => throwIfAborted(AbortSignal.abort())).toThrow('Request was aborted')
})
