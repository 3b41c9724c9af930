import { expect, test } from 'vitest'
import type { DomainEvent } from './domain-event.ts'
import { type Bus, createBus as createAnyBus } from './events.ts'
import { type Reaction, react, reaction } from './reaction.ts'

const opened: DomainEvent = { type: 'modalOpened', isConnected: false }
const closed: DomainEvent = { type: 'modalClosed', isConnected: true }

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function createBus(reactions: readonly Reaction[], onFailure: (thrown: unknown) => void): Bus {
  return createAnyBus((event) => void react(reactions, event, onFailure), onFailure)
}

function noFailure(thrown: unknown): void {
  throw thrown
}

test('reactions run in the order of the list, only for their event', () => {
  const log: string[] = []
  const bus = createBus(
    [
      reaction('modalOpened', () => void log.push('first')),
      reaction('modalClosed', () => void log.push('of another event')),
      reaction('modalOpened', () => void log.push('second')),
    ],
    noFailure,
  )

  bus.publish(opened)

  expect(log).toEqual(['first', 'second'])
})

test('a reaction is given its event', () => {
  const seen: boolean[] = []
  const bus = createBus(
    [reaction('modalClosed', ({ isConnected }) => void seen.push(isConnected))],
    noFailure,
  )

  bus.publish(closed)

  expect(seen).toEqual([true])
})

test('one that takes time holds up the ones after it, but not the publisher', async () => {
  const log: string[] = []
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve
  })
  const bus = createBus(
    [
      reaction('modalOpened', async () => {
        log.push('begins')
        await promise
        log.push('ends')
      }),
      reaction('modalOpened', () => void log.push('after it')),
    ],
    noFailure,
  )

  bus.publish(opened)
  log.push('published')
  await settle()
  expect(log).toEqual(['begins', 'published'])

  resolve()
  await settle()
  expect(log).toEqual(['begins', 'published', 'ends', 'after it'])
})

test('events do not wait for each other', async () => {
  const log: string[] = []
  const bus = createBus(
    [
      reaction('modalOpened', () => new Promise<void>(() => undefined)),
      reaction('modalClosed', () => void log.push('closed')),
    ],
    noFailure,
  )

  bus.publish(opened)
  bus.publish(closed)

  expect(log).toEqual(['closed'])
})

test('one that fails is reported and stops none of the others', async () => {
  const log: string[] = []
  const failures: unknown[] = []
  const bus = createBus(
    [
      reaction('modalOpened', () => {
        throw new Error('at once')
      }),
      reaction('modalOpened', () => Promise.reject(new Error('later'))),
      reaction('modalOpened', () => void log.push('after them')),
    ],
    (thrown) => failures.push(thrown),
  )

  bus.publish(opened)
  await settle()

  expect(failures).toEqual([new Error('at once'), new Error('later')])
  expect(log).toEqual(['after them'])
})

test('listeners hear of every event after its reactions have begun, until they stop', () => {
  const log: string[] = []
  const bus = createBus([reaction('modalOpened', () => void log.push('reaction'))], noFailure)
  const undo = bus.watch(({ type }) => void log.push(type))

  bus.publish(opened)
  bus.publish(closed)
  undo()
  undo()
  bus.publish(opened)

  expect(log).toEqual(['reaction', 'modalOpened', 'modalClosed', 'reaction'])
})

test('a listener that throws keeps nothing from the others or from the publisher', () => {
  const log: string[] = []
  const failures: unknown[] = []
  const bus = createBus([], (thrown) => failures.push(thrown))
  bus.watch(() => {
    throw new Error('a website')
  })
  bus.watch(({ type }) => void log.push(type))

  bus.publish(opened)

  expect(failures).toEqual([new Error('a website')])
  expect(log).toEqual(['modalOpened'])
})

test('two buses share nothing', () => {
  const log: string[] = []
  const one = createBus([], noFailure)
  createBus([], noFailure).watch(({ type }) => void log.push(type))

  one.publish(opened)

  expect(log).toEqual([])
})
