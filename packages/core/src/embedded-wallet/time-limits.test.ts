import { expect, test } from 'vitest'
import { untilAborted } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { withTimeLimit } from './time-limits.ts'

const neverAnswers = (signal: AbortSignal): Promise<never> =>
  untilAborted(new Promise<never>(() => {}), signal)

test('work that never ends is aborted after 30 seconds, and no timer remains', async () => {
  const clock = createFakeClock()
  const work = withTimeLimit(clock, new AbortController().signal, neverAnswers)
  const failed = expect(work).rejects.toMatchObject({ code: 'frame.timeout' })

  await clock.advance(30_000)

  await failed
  expect(clock.pending).toBe(0)
})

test.each(['before', 'after'])(
  'a signal that fires %s the start ends the work at once',
  async (when) => {
    const clock = createFakeClock()
    const controller = new AbortController()
    if (when === 'before') controller.abort()
    const work = withTimeLimit(clock, controller.signal, neverAnswers)
    const failed = expect(work).rejects.toMatchObject({ code: 'aborted' })
    controller.abort()

    await failed
    expect(clock.pending).toBe(0)
  },
)
