import { expect, test } from 'vitest'
import { createFakeClock } from './fake-clock.ts'

test('timers run in the order they are due, each at its own time', async () => {
  const clock = createFakeClock(1_000)
  const seen: string[] = []
  clock.after(200, () => seen.push(`late ${clock.monotonic()}`))
  clock.after(100, () => seen.push(`early ${clock.monotonic()}`))

  await clock.advance(150)
  expect(seen).toEqual(['early 100'])
  await clock.advance(50)

  expect(seen).toEqual(['early 100', 'late 200'])
  expect(clock.now()).toBe(1_200)
})

test('a timer that a promise sets during advance runs in the same advance', async () => {
  const clock = createFakeClock()
  const wait = (ms: number): Promise<void> => new Promise((done) => clock.after(ms, done))
  let isDone = false
  const work = wait(10)
    .then(() => wait(10))
    .then(() => {
      isDone = true
    })

  await clock.advance(20)

  expect(isDone).toBe(true)
  await work
})

test('a cancelled timer never runs and is not counted', async () => {
  const clock = createFakeClock()
  const undo = clock.after(10, () => expect.unreachable())

  undo()
  undo()
  await clock.advance(20)

  expect(clock.pending).toBe(0)
})

test('jump changes the wall time only', () => {
  const clock = createFakeClock(5_000)

  clock.jump(-3_000)

  expect(clock.now()).toBe(2_000)
  expect(clock.monotonic()).toBe(0)
})
