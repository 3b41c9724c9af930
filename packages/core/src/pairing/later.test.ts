import { expect, test, vi } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { fetched } from './later.ts'

/** A part that comes when told to. */
function aPart() {
  const failures: unknown[] = []
  let arrive = (_part: string): void => {}
  let fail = (_thrown: unknown): void => {}
  const load = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  )
  const clock = createFakeClock()
  const life = { isRunning: true }
  const later = fetched(load, (thrown) => failures.push(thrown), {
    after: clock.after,
    isWanted: () => life.isRunning,
  })
  return {
    clock,
    life,
    later,
    load,
    failures,
    arrive: () => arrive('part'),
    fail: (e: unknown) => fail(e),
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a part that is there is used in the calling task', async () => {
  const { later, arrive } = aPart()
  later.fetch()
  arrive()
  await settle()
  const used: string[] = []

  later.tell((part) => used.push(part))

  expect(used).toEqual(['part'])
  expect(later.ask((part) => part.length)).toBe(4)
})

test('whoever waits has their turn in the order of the calls, and it is fetched once', async () => {
  const { later, load, arrive } = aPart()
  const order: number[] = []

  later.whenThere(() => order.push(1))
  expect(load).not.toHaveBeenCalled()
  later.tell(() => order.push(2))
  const answer = later.ask(async (part) => {
    order.push(3)
    return part
  })
  later.fetch()
  arrive()

  expect(await answer).toBe('part')
  expect(order).toEqual([1, 2, 3])
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be done now is not done later by surprise; the next one tries again', async () => {
  const { later, fail, arrive, load, failures } = aPart()
  const done: string[] = []
  const asked = later.ask(() => done.push('asked'))
  later.tell(() => done.push('told'))
  later.whenThere(() => done.push('kept'))

  fail('offline')
  await expect(asked).rejects.toBe('offline')
  await settle()
  expect(failures).toEqual(['offline'])
  later.fetch()
  arrive()
  await settle()

  expect(load).toHaveBeenCalledTimes(2)
  expect(done).toEqual(['kept'])
})

test('one that throws keeps none of the others from their turn', async () => {
  const { later, arrive, failures } = aPart()
  const done: string[] = []
  later.whenThere(() => {
    throw new Error('mine')
  })
  const asked = later.ask(() => {
    throw new Error('asked')
  })
  later.tell(() => done.push('told'))

  arrive()
  await expect(asked).rejects.toThrow('asked')

  expect(done).toEqual(['told'])
  expect(failures).toMatchObject([{ message: 'mine' }])
})

test('while somebody waits it is fetched again, after pauses that grow to half a minute', async () => {
  const { later, clock, load, fail, arrive, failures } = aPart()
  const done: string[] = []
  later.whenThere(() => done.push('kept'))
  later.fetch()

  const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
  for (const [index, pauseMs] of pausesMs.entries()) {
    fail('offline')
    await clock.advance(pauseMs - 1)
    expect(load).toHaveBeenCalledTimes(index + 1)
    await clock.advance(1)
    expect(load).toHaveBeenCalledTimes(index + 2)
  }
  arrive()
  await clock.advance(0)

  expect(done).toEqual(['kept'])
  expect(failures).toEqual(['offline'])
  expect(clock.pending).toBe(0)
})

test('whoever asks meanwhile does not wait for the pause, and there is one load at a time', async () => {
  const { later, clock, load, fail, arrive } = aPart()
  later.whenThere(() => {})
  later.fetch()
  fail('offline')
  await clock.advance(500)

  const asked = later.ask((part) => part)
  later.fetch()
  await clock.advance(60_000)
  expect(load).toHaveBeenCalledTimes(2)
  arrive()

  await expect(asked).resolves.toBe('part')
  expect(clock.pending).toBe(0)
})

test.each([
  ['nobody waits', false, true],
  ['nobody wants it any more', true, false],
])('where %s nothing is fetched again', async (_, isAwaited, isRunning) => {
  const { later, clock, life, fail } = aPart()
  if (isAwaited) later.whenThere(() => {})
  const asked = later.ask((part) => part)

  life.isRunning = isRunning
  fail('offline')
  await expect(asked).rejects.toBe('offline')

  expect(clock.pending).toBe(0)
})
