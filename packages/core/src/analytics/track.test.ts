import { expect, test } from 'vitest'
import type { TelemetryEvent, TrackedEvent } from '../contract/index.ts'
import type { LastEvent } from '../store/state/root.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createTracker } from './track.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OPENED: TrackedEvent = { event: 'MODAL_OPEN', properties: { connected: false } }
const CLOSED: TrackedEvent = { event: 'MODAL_CLOSE', properties: { connected: false } }

function aTracker({
  isOn = (): boolean => true,
  consent = true as boolean | 'ask',
  isAnonymous = false,
} = {}) {
  const delivered: TelemetryEvent[] = []
  const state: { last: LastEvent } = { last: { event: 'MODAL_CREATED', atMs: 0 } }
  let flushes = 0
  const tracker = createTracker({
    state,
    isOn,
    consent,
    isAnonymous,
    clock: createFakeClock(1_000),
    address: () => ADDRESS,
    onEvent: (event) => void delivered.push(event),
    flush: () => {
      flushes += 1
    },
  })
  /** Everything that may be sent now. */
  function sendable(): readonly string[] {
    const first = tracker.take()
    return first === undefined ? [] : [first.event.event, ...sendable()]
  }
  return { ...tracker, delivered, state, sendable, flushes: () => flushes }
}

test('an event may be sent at once, with the time at which it happened', () => {
  const { track, take, flushes } = aTracker()

  track(OPENED)

  expect(flushes()).toBe(1)
  expect(take()).toEqual({ event: { ...OPENED, address: ADDRESS }, atMs: 1_000 })
  expect(take()).toBeUndefined()
})

test('an event that can wait causes no request by itself, and goes before the next one', () => {
  const { track, flushes, sendable, state } = aTracker()

  track({ event: 'INITIALIZE', properties: {} }, { canWait: true })
  expect(flushes()).toBe(0)
  expect(state.last.event).toBe('INITIALIZE')
  track(OPENED)

  expect(flushes()).toBe(1)
  expect(sendable()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
})

test.each([
  ['analytics are off', { isOn: () => false }],
  ['the visitor declined', { consent: false }],
])('where %s nothing waits, and the website still gets the event', (_, options) => {
  const { track, consent, delivered, state, sendable, flushes } = aTracker(options)

  track(OPENED)
  consent(true)

  expect(sendable()).toEqual([])
  expect(flushes()).toBe(0)
  expect(delivered).toEqual([{ ...OPENED, address: ADDRESS }])
  expect(state.last).toEqual({ ...OPENED, atMs: 1_000 })
})

test('events of a visitor who was not asked yet wait for the answer, which may change later', () => {
  const { track, consent, sendable, flushes } = aTracker({ consent: 'ask' })

  track(OPENED)
  expect(sendable()).toEqual([])
  expect(flushes()).toBe(0)
  consent(true)
  expect(flushes()).toBe(1)
  expect(sendable()).toEqual(['MODAL_OPEN'])
  track(CLOSED)
  consent(false)
  track(OPENED)
  expect(sendable()).toEqual([])
  consent(true)
  track(CLOSED)

  expect(sendable()).toEqual(['MODAL_CLOSE'])
})

test('what was asked about and declined is discarded', () => {
  const { track, consent, sendable, flushes } = aTracker({ consent: 'ask' })

  track(OPENED)
  consent(false)
  consent(true)

  expect(sendable()).toEqual([])
  expect(flushes()).toBe(0)
})

test('events that waited are discarded when analytics were switched off meanwhile', () => {
  let isOn = true
  const { track, sendable } = aTracker({ isOn: () => isOn })

  track(OPENED)
  isOn = false

  expect(sendable()).toEqual([])
})

test('of many events that wait the newest fifty stay', () => {
  const { track, sendable } = aTracker({ consent: true })

  track(OPENED)
  for (let count = 0; count < 50; count += 1) track(CLOSED)

  expect(sendable()).toEqual(Array.from({ length: 50 }, () => 'MODAL_CLOSE'))
})

test('without addresses nothing tells the account, in properties neither, also for the website', () => {
  const { track, take, delivered } = aTracker({ isAnonymous: true })
  const of = { isSmartAccount: false, network: 'eip155:1', token: 'USDC', amount: 5 } as const

  track({ event: 'SEND_SUCCESS', properties: { ...of, hash: '0xabc' } })
  track({
    event: 'ERROR_FETCH_TRANSACTIONS',
    properties: { address: ADDRESS, projectId: 'p1', cursor: undefined, isSmartAccount: false },
  })
  track({
    event: 'INITIALIZE',
    properties: { projectId: 'p1', addressLabels: { [ADDRESS]: 'Till' } },
  })

  expect(delivered).toEqual([
    { event: 'SEND_SUCCESS', properties: of },
    { event: 'ERROR_FETCH_TRANSACTIONS', properties: { projectId: 'p1', isSmartAccount: false } },
    { event: 'INITIALIZE', properties: { projectId: 'p1' } },
  ])
  expect(take()?.event).toEqual(delivered[0])
})
