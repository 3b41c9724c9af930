import { expect, test } from 'vitest'
import { createLoader, type Loader } from './create-loader.ts'

function aDoor(): { fetchPart: () => Promise<string>; open(): void; jam(): void; knocks: number } {
  const waiting: { resolve(part: string): void; reject(error: Error): void }[] = []
  const door = {
    knocks: 0,
    fetchPart: () => {
      door.knocks += 1
      return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    open: () => waiting.shift()?.resolve('part'),
    jam: () => waiting.shift()?.reject(new Error('offline')),
  }
  return door
}

test('what is asked before the part is there runs in the order of asking', async () => {
  const door = aDoor()
  const loader = createLoader(door.fetchPart)
  const order: string[] = []
  const first = loader.run(() => order.push('first'))
  const second = loader.run(async () => {
    order.push('second')
    return 'answer'
  })

  door.open()

  expect(await second).toBe('answer')
  await first
  expect(order).toEqual(['first', 'second'])
  expect(door.knocks).toBe(1)
})

test('a call made while earlier ones are being served does not overtake them', async () => {
  const door = aDoor()
  const loader = createLoader(door.fetchPart)
  const order: string[] = []
  let inner: Promise<unknown> = Promise.resolve()
  const first = loader.run(() => {
    order.push('first')
    inner = loader.run(() => order.push('inner'))
  })
  const second = loader.run(() => order.push('second'))

  door.open()
  await Promise.all([first, second])
  await inner

  expect(order).toEqual(['first', 'second', 'inner'])
})

test('with the part there, a call runs in the calling task', async () => {
  const door = aDoor()
  const loader = createLoader(door.fetchPart)
  const loaded = loader.load()
  door.open()
  await loaded
  let isRun = false

  const running = loader.run(() => {
    isRun = true
  })

  expect(isRun).toBe(true)
  expect(loader.part()).toBe('part')
  await running
})

test('whoever waits for the part is told when it can be read', async () => {
  const door = aDoor()
  const seen: unknown[] = []
  const loader: Loader<string> = createLoader(door.fetchPart, () => seen.push(loader.part()))
  const loaded = loader.load()
  door.open()
  await loaded

  expect(seen).toEqual(['part'])
})

test('a failed load rejects whoever waited, and the next call tries again', async () => {
  const door = aDoor()
  const loader = createLoader(door.fetchPart)
  const first = loader.run(() => 'first')
  const second = loader.run(() => 'second')
  door.jam()
  await expect(first).rejects.toThrow('offline')
  await expect(second).rejects.toThrow('offline')

  const third = loader.run((part) => part)
  door.open()

  expect(await third).toBe('part')
  expect(door.knocks).toBe(2)
})

test('what throws while it is being done rejects its own call and no other', async () => {
  const door = aDoor()
  const loader = createLoader(door.fetchPart)
  const bad = loader.run(() => {
    throw new Error('mine')
  })
  const good = loader.run(() => 'fine')

  door.open()

  await expect(bad).rejects.toThrow('mine')
  expect(await good).toBe('fine')
})
