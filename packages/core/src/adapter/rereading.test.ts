import { expect, test, vi } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createRereading } from './rereading.ts'

test('an event is read at once, in the next task, and twice later', async () => {
  const clock = createFakeClock()
  const read = vi.fn()
  const { request } = createRereading(clock, read)

  request()
  expect(read).toHaveBeenCalledTimes(1)
  await clock.advance(0)
  expect(read).toHaveBeenCalledTimes(2)
  await clock.advance(1_000)
  expect(read).toHaveBeenCalledTimes(4)
  await clock.advance(60_000)
  expect(read).toHaveBeenCalledTimes(4)
})

test('a second event begins again, and nothing is read after the end', async () => {
  const clock = createFakeClock()
  const read = vi.fn()
  const { request, end } = createRereading(clock, read)

  request()
  request()
  expect(clock.pending).toBe(3)
  end()
  await clock.advance(60_000)

  expect(read).toHaveBeenCalledTimes(2)
  expect(clock.pending).toBe(0)
})
