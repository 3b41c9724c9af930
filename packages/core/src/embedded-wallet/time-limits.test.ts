import { expect, test } from 'vitest'
import { untilAborted } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { within } from './time-limits.ts'

const silent = (signal: AbortSignal): Promise<never> =>
  untilAborted(new Promise<never>(() => {}), signal)

test('what is silent is given up after 30 seconds, and nothing is left behind', async () => {
  const clock = createFakeClock()
  const asked = within(clock, new AbortController().signal, silent)
  const failed = expect(asked).rejects.toMatchObject({ code: 'frame.timeout' })

  await clock.advance(30_000)

  await failed
  expect(clock.pending).toBe(0)
})

test.each(['before', 'after'])('who leaves %s it began ends it at once', async (when) => {
  const clock = createFakeClock()
  const leaving = new AbortController()
  if (when === 'before') leaving.abort()
  const asked = within(clock, leaving.signal, silent)
  const failed = expect(asked).rejects.toMatchObject({ code: 'aborted' })
  leaving.abort()

  await failed
  expect(clock.pending).toBe(0)
})
