import { expect, test, vi } from 'vitest'
import { atOnce, fetched } from './later.ts'

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
  const later = fetched(load, (thrown) => failures.push(thrown))
  return { later, load, failures, arrive: () => arrive('part'), fail: (e: unknown) => fail(e) }
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
  expect(atOnce(2).ask((part) => part + 1)).toBe(3)
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
