import { expect, test } from 'vitest'
import { createSystemClock } from './system-clock.ts'

test('timers run after their time, unless they are cancelled', async () => {
  const clock = createSystemClock()
  const seen: string[] = []
  const undo = clock.after(1, () => seen.push('undone'))
  const done = new Promise<void>((resolve) => {
    clock.after(20, () => {
      seen.push('ran')
      resolve()
    })
  })

  undo()
  await done

  expect(seen).toEqual(['ran'])
})

test('a delay above the limit of setTimeout does not end at once', async () => {
  const clock = createSystemClock()
  let hasRun = false
  const undo = clock.after(2 ** 40, () => {
    hasRun = true
  })

  await new Promise<void>((resolve) => clock.after(20, resolve))

  expect(hasRun).toBe(false)
  undo()
})

test('there is a wall time and a monotonic time', () => {
  const clock = createSystemClock()
  const before = clock.monotonic()

  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
  expect(clock.monotonic()).toBeGreaterThanOrEqual(before)
})
