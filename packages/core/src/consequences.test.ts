import { expect, test } from 'vitest'
import {
  type ConsequenceParts,
  type Consequences,
  createConsequences,
  startConsequences,
} from './consequences.ts'
import type { DomainEvent, DomainEventType } from './store/domain-event.ts'
import { createEvents, type Events } from './store/events.ts'

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
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

function eventsWith(rows: readonly Row[], report: (thrown: unknown) => void): Events {
  const events = createEvents(report)
  startConsequences({ events, logger: { error: (_, thrown) => report(thrown) } }, aTable(rows))
  return events
}

function noFailure(thrown: unknown): void {
  throw thrown
}

test('consequences run in the order of the list, only for their event', () => {
  const log: string[] = []
  const events = eventsWith(
    [
      on('modalOpened', () => void log.push('first')),
      on('modalClosed', () => void log.push('of another event')),
      on('modalOpened', () => void log.push('second')),
    ],
    noFailure,
  )

  events.emit(opened)

  expect(log).toEqual(['first', 'second'])
})

test('a consequence gets its event', () => {
  const seen: boolean[] = []
  const events = eventsWith(
    [on('modalClosed', ({ isConnected }) => void seen.push(isConnected))],
    noFailure,
  )

  events.emit(closed)

  expect(seen).toEqual([true])
})

test('an asynchronous consequence delays the ones after it, but not the emitter', async () => {
  const log: string[] = []
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve
  })
  const events = eventsWith(
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

  events.emit(opened)
  log.push('emitted')
  await settle()
  expect(log).toEqual(['begins', 'emitted'])

  resolve()
  await settle()
  expect(log).toEqual(['begins', 'emitted', 'ends', 'after it'])
})

test('events do not wait for each other', async () => {
  const log: string[] = []
  const events = eventsWith(
    [
      on('modalOpened', () => new Promise<void>(() => undefined)),
      on('modalClosed', () => void log.push('closed')),
    ],
    noFailure,
  )

  events.emit(opened)
  events.emit(closed)

  expect(log).toEqual(['closed'])
})

test('a consequence that fails is reported, and the others run', async () => {
  const log: string[] = []
  const failures: unknown[] = []
  const events = eventsWith(
    [
      on('modalOpened', () => {
        throw new Error('at once')
      }),
      on('modalOpened', () => Promise.reject(new Error('later'))),
      on('modalOpened', () => void log.push('after them')),
    ],
    (thrown) => failures.push(thrown),
  )

  events.emit(opened)
  await settle()

  expect(failures).toMatchObject([{ cause: new Error('at once') }, { cause: new Error('later') }])
  expect(log).toEqual(['after them'])
})

test('listeners are called with every event after its consequences have begun, until they unsubscribe', () => {
  const log: string[] = []
  const events = eventsWith([on('modalOpened', () => void log.push('consequence'))], noFailure)
  const undo = events.on(({ type }) => void log.push(type))

  events.emit(opened)
  events.emit(closed)
  undo()
  undo()
  events.emit(opened)

  expect(log).toEqual(['consequence', 'modalOpened', 'modalClosed', 'consequence'])
})

test('a listener that throws stops neither the others nor the emitter', () => {
  const log: string[] = []
  const failures: unknown[] = []
  const events = eventsWith([], (thrown) => failures.push(thrown))
  events.on(() => {
    throw new Error('a website')
  })
  events.on(({ type }) => void log.push(type))

  events.emit(opened)

  expect(failures).toEqual([new Error('a website')])
  expect(log).toEqual(['modalOpened'])
})

test('two cores have separate events', () => {
  const log: string[] = []
  const one = eventsWith([], noFailure)
  eventsWith([], noFailure).on(({ type }) => void log.push(type))

  one.emit(opened)

  expect(log).toEqual([])
})

test('synchronous consequences run in the task of the emitter', () => {
  const log: string[] = []
  const does = (name: string) => () => void log.push(name)
  const parts = {
    shown: {
      networks: {},
      notices: {},
      analytics: { trackEvent: () => {} },
      modal: { endOffer: does('end the offer') },
    },
    connected: {
      storeConnections: {},
      otherTabs: {},
      connect: { viewLeft: does('cancel connecting') },
      switchNetwork: { viewLeft: does('cancel switching') },
      pairing: { connectionRemoved: does('pairing removes it') },
      embeddedWallet: { connectionRemoved: does('the embedded wallet removes it') },
    },
    account: {
      modalOpening: [does('forget what a page paired'), does('activate the opened namespace')],
      modalOpened: [],
      modalClosed: [],
      sessionOpened: [],
      signInChecked: [],
      signInDeclined: [],
      sessionChanged: [],
      sessionClosed: [],
      networkSwitched: [],
      connectionRemoved: [does('what is stored of the account is removed')],
    },
    wallets: { recent: {} },
    decisions: {},
  }
  const events = createEvents(noFailure)
  // The events below call no other module.
  const table = createConsequences(parts as unknown as ConsequenceParts)
  startConsequences({ events, logger: { error: noFailure } }, table)
  const session = { id: 'a', namespace: 'eip155', walletId: 'b', accounts: [] } as const

  events.emit({ type: 'viewLeft', routes: [] })
  expect(log.splice(0)).toEqual(['cancel connecting', 'cancel switching', 'end the offer'])
  events.emit({ type: 'modalOpening', requested: undefined, namespace: undefined })
  expect(log.splice(0)).toEqual(['forget what a page paired', 'activate the opened namespace'])
  events.emit({
    type: 'connectionRemoved',
    session: { ...session, networkId: 'eip155:1' },
    by: 'wallet',
  })
  expect(log).toEqual([
    ...['pairing removes it', 'the embedded wallet removes it'],
    'what is stored of the account is removed',
  ])
})
