import { expect, test } from 'vitest'
import { type Consequences, runConsequences } from './consequences.ts'
import type { DomainEvent, DomainEventType } from './store/domain-event.ts'
import { type Bus, createBus as createAnyBus } from './store/events.ts'

/** One consequence of a test's table. */
interface Row {
  readonly type: DomainEventType
  // The test names the type of event that its call takes.
  readonly call: (event: never) => unknown
}

function on<Type extends DomainEventType>(
  type: Type,
  call: (event: Extract<DomainEvent, { readonly type: Type }>) => unknown,
): Row {
  return { type, call }
}

/** A table with these rows, and none for other events. */
function aTable(rows: readonly Row[]): Consequences {
  const table: Partial<Record<DomainEventType, unknown[]>> = {}
  for (const { type, call } of rows) table[type] = [...(table[type] ?? []), call]
  const none = { modalOpened: [], modalClosed: [] }
  // Events without a row are not emitted in these tests.
  return { ...none, ...table } as unknown as Consequences
}

const opened: DomainEvent = { type: 'modalOpened', isConnected: false }
const closed: DomainEvent = { type: 'modalClosed', isConnected: true }

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function createBus(rows: readonly Row[], onFailure: (thrown: unknown) => void): Bus {
  const table = aTable(rows)
  return createAnyBus((event) => void runConsequences(table, event, onFailure), onFailure)
}

function noFailure(thrown: unknown): void {
  throw thrown
}

test('consequences run in the order of the list, only for their event', () => {
  const log: string[] = []
  const bus = createBus(
    [
      on('modalOpened', () => void log.push('first')),
      on('modalClosed', () => void log.push('of another event')),
      on('modalOpened', () => void log.push('second')),
    ],
    noFailure,
  )

  bus.publish(opened)

  expect(log).toEqual(['first', 'second'])
})

test('a consequence is given its event', () => {
  const seen: boolean[] = []
  const bus = createBus(
    [on('modalClosed', ({ isConnected }) => void seen.push(isConnected))],
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
      on('modalOpened', async () => {
        log.push('begins')
        await promise
        log.push('ends')
      }),
      on('modalOpened', () => void log.push('after it')),
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
      on('modalOpened', () => new Promise<void>(() => undefined)),
      on('modalClosed', () => void log.push('closed')),
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
      on('modalOpened', () => {
        throw new Error('at once')
      }),
      on('modalOpened', () => Promise.reject(new Error('later'))),
      on('modalOpened', () => void log.push('after them')),
    ],
    (thrown) => failures.push(thrown),
  )

  bus.publish(opened)
  await settle()

  expect(failures).toEqual([new Error('at once'), new Error('later')])
  expect(log).toEqual(['after them'])
})

test('listeners hear of every event after its consequences have begun, until they stop', () => {
  const log: string[] = []
  const bus = createBus([on('modalOpened', () => void log.push('reaction'))], noFailure)
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
