import { lazy } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { createRunInOrder } from './run-in-order.ts'

function createSource(): {
  loadPart: () => Promise<string>
  arrive(): void
  fail(): void
  loads: number
} {
  const waiting: { resolve(part: string): void; reject(error: Error): void }[] = []
  const source = {
    loads: 0,
    loadPart: () => {
      source.loads += 1
      return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    arrive: () => waiting.shift()?.resolve('part'),
    fail: () => waiting.shift()?.reject(new Error('offline')),
  }
  return source
}

test('calls before the part is loaded run in their order', async () => {
  const source = createSource()
  const run = createRunInOrder(lazy(source.loadPart))
  const order: string[] = []
  const first = run(() => order.push('first'))
  const second = run(async () => {
    order.push('second')
    return 'answer'
  })

  source.arrive()

  expect(await second).toBe('answer')
  await first
  expect(order).toEqual(['first', 'second'])
  expect(source.loads).toBe(1)
})

test('a call made while earlier ones run does not overtake them', async () => {
  const source = createSource()
  const run = createRunInOrder(lazy(source.loadPart))
  const order: string[] = []
  let inner: Promise<unknown> = Promise.resolve()
  const first = run(() => {
    order.push('first')
    inner = run(() => order.push('inner'))
  })
  const second = run(() => order.push('second'))

  source.arrive()
  await Promise.all([first, second])
  await inner

  expect(order).toEqual(['first', 'second', 'inner'])
})

test('once the part is loaded, a call runs in the calling task', async () => {
  const source = createSource()
  const part = lazy(source.loadPart)
  const run = createRunInOrder(part)
  const loaded = part.load()
  source.arrive()
  await loaded
  let isRun = false

  const running = run(() => {
    isRun = true
  })

  expect(isRun).toBe(true)
  await running
})

test('a failed load rejects the calls that waited, and the next call tries again', async () => {
  const source = createSource()
  const run = createRunInOrder(lazy(source.loadPart))
  const first = run(() => 'first')
  const second = run(() => 'second')
  source.fail()
  await expect(first).rejects.toMatchObject({ cause: { message: 'offline' } })
  await expect(second).rejects.toMatchObject({ cause: { message: 'offline' } })

  const third = run((part) => part)
  source.arrive()

  expect(await third).toBe('part')
  expect(source.loads).toBe(2)
})

test('a call that throws rejects, and no other does', async () => {
  const source = createSource()
  const run = createRunInOrder(lazy(source.loadPart))
  const bad = run(() => {
    throw new Error('mine')
  })
  const good = run(() => 'fine')

  source.arrive()

  await expect(bad).rejects.toThrow('mine')
  expect(await good).toBe('fine')
})
