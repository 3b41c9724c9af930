import { expect, test } from 'vitest'
import type { TelemetryEvent } from '../contract/index.ts'
import type { LastEvent } from '../store/root-state.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createTrack } from './track.ts'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function aTracker({
  isOn = true,
  isEnabled = true as boolean | Error,
  outcome = 'sent' as 'sent' | 'forbidden',
} = {}) {
  const sent: TelemetryEvent[] = []
  const calls: string[] = []
  const delivered: TelemetryEvent[] = []
  const log: string[] = []
  const state: { last: LastEvent } = { last: { event: 'MODAL_CREATED', atMs: 0 } }
  const track = createTrack({
    telemetry: {
      async send(event) {
        sent.push(event)
        return outcome
      },
    },
    clock: createFakeClock(1_000),
    state,
    isOn: () => isOn,
    async isEnabled() {
      log.push('asked')
      if (isEnabled instanceof Error) throw isEnabled
      return isEnabled
    },
    address: () => '0x1',
    onEvent(event) {
      calls.push(event.event)
      delivered.push(event)
    },
    onForbidden: () => log.push('forbidden'),
  })
  return { track, sent, calls, delivered, log, state }
}

test("nothing is sent before the project's configuration allows events", async () => {
  const { track, sent, log } = aTracker()

  track({ event: 'MODAL_OPEN', properties: { connected: false } })
  track({ event: 'MODAL_CLOSE', properties: { connected: false } })
  expect(sent).toEqual([])
  await settled()

  expect(log).toEqual(['asked'])
  expect(sent).toEqual([
    { event: 'MODAL_OPEN', properties: { connected: false }, address: '0x1' },
    { event: 'MODAL_CLOSE', properties: { connected: false }, address: '0x1' },
  ])
})

test('an event that can wait is sent before the next one, and sends no request by itself', async () => {
  const { track, sent, log, state } = aTracker()

  track({ event: 'INITIALIZE', properties: {} }, { canWait: true })
  await settled()
  expect(log).toEqual([])
  expect(state.last.event).toBe('INITIALIZE')
  track({ event: 'MODAL_OPEN', properties: { connected: false } })
  await settled()

  expect(sent.map(({ event }) => event)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
})

test.each([
  ['analytics are off', { isOn: false }, []],
  ['the project wants none', { isEnabled: false }, ['asked']],
])(
  'where %s nothing is sent, and the website still gets the event',
  async (_, options, expected) => {
    const { track, sent, calls, log, state } = aTracker(options)

    track({ event: 'MODAL_OPEN', properties: { connected: false } })
    await settled()
    track({ event: 'MODAL_CLOSE', properties: { connected: false } })
    await settled()

    expect(sent).toEqual([])
    expect(log).toEqual(expected)
    expect(calls).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
    expect(state.last).toEqual({
      ...{ event: 'MODAL_CLOSE', properties: { connected: false } },
      atMs: 1_000,
    })
  },
)

test('a refused origin raises an alert', async () => {
  const { track, log } = aTracker({ outcome: 'forbidden' })

  track({ event: 'MODAL_OPEN', properties: { connected: false } })
  await settled()

  expect(log).toEqual(['asked', 'forbidden'])
})

test("if the project's configuration can not be loaded, nothing is sent and nothing is thrown", async () => {
  const { sent, track } = aTracker({ isEnabled: new Error('offline') })

  track({ event: 'MODAL_OPEN', properties: { connected: false } })
  await settled()

  expect(sent).toEqual([])
})

test('the website gets an event with its address, as it is sent', async () => {
  const { track, delivered, sent } = aTracker()

  track({ event: 'MODAL_OPEN', properties: { connected: true } })
  await settled()

  expect(delivered).toEqual([
    { event: 'MODAL_OPEN', properties: { connected: true }, address: '0x1' },
  ])
  expect(delivered).toEqual(sent)
})
