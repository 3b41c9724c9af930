import { expect, test, vi } from 'vitest'
import { createHttpApi } from '../api/http-api.ts'
import type { AnalyticsRecord, TelemetryEvent, TrackedEvent } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp, type FakeAnswer } from '../testing/fake-http.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createFakeRandom } from '../testing/fake-random.ts'
import { createFakeTelemetry } from '../testing/fake-telemetry.ts'
import { createFakeVisibility } from '../testing/fake-visibility.ts'
import { createSender } from './sender.ts'
import type { WaitingEvent } from './track.ts'

const SDK = { sdkType: 'appkit', sdkVersion: 'react-evm-1' }
const ON = { body: JSON.stringify({ isAnalyticsEnabled: true }), status: 200 }
const OPENED: TrackedEvent = { event: 'MODAL_OPEN', properties: { connected: false } }
const CLOSED: TrackedEvent = { event: 'MODAL_CLOSE', properties: { connected: false } }
const FAILED: TrackedEvent = {
  type: 'error',
  event: 'INTERNAL_SDK_ERROR',
  properties: { errorType: 'Any', errorMessage: 'No', uncaught: false },
}

interface Choice {
  readonly config?: FakeAnswer
  readonly hasProject?: boolean
  readonly sink?: (record: AnalyticsRecord) => void
}

function aSender({ config = ON, hasProject = true, sink }: Choice = {}) {
  const clock = createFakeClock()
  const http = createFakeHttp()
  http.on('GET', 'https://list.test/getAnalyticsConfig', config)
  const telemetry = createFakeTelemetry()
  const visibility = createFakeVisibility()
  const logger = createFakeLogger()
  const alerts: string[] = []
  const waiting: WaitingEvent[] = []
  const api = createHttpApi({ http, clock, projectId: 'p1', ...SDK, baseUrl: 'https://list.test' })
  const sender = createSender(
    {
      ports: { clock, http, telemetry, visibility, logger, random: createFakeRandom() },
      services: { walletApi: hasProject ? api : undefined },
      sdk: SDK,
      endpoint: 'https://pulse.test',
      projectId: 'p1',
      sink,
      alerts: {
        raise: (key) => void alerts.push(key),
        forget: (key) => void alerts.push(`forget ${key}`),
      },
    },
    () => waiting.shift(),
  )
  const add = (event: TelemetryEvent, atMs = 0): void => void waiting.push({ event, atMs })
  const names = () => telemetry.sent.map(({ event }) => event)
  return { ...sender, add, names, telemetry, visibility, http, alerts, waiting, logger }
}

test('the project is asked once, and then events are sent in order, one at a time', async () => {
  const { flush, add, names, http, telemetry } = aSender()
  add(OPENED, 5)
  add(CLOSED, 7)

  const flushing = flush()
  void flush()
  expect(telemetry.sent).toEqual([])
  await flushing
  add(OPENED, 9)
  await flush()

  expect(names()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN'])
  expect(telemetry.options.map(({ atMs }) => atMs)).toEqual([5, 7, 9])
  expect(http.requests).toHaveLength(1)
})

test.each([
  ['wants no events', { body: JSON.stringify({ isAnalyticsEnabled: false }), status: 200 }],
  ['can not be asked', { body: '', status: 404 }],
  ['answers nonsense', { body: '<html>', status: 200 }],
])('of a project that %s nothing is sent, and nothing is kept', async (_, config) => {
  const { flush, hidden, add, telemetry, waiting } = aSender({ config })
  add(OPENED)

  await flush()
  add(CLOSED)
  await flush()
  add(CLOSED)
  hidden()

  expect(telemetry.sent).toEqual([])
  expect(waiting).toHaveLength(1)
})

test('when the page is hidden everything that waits is sent at once', async () => {
  const { flush, hidden, add, names, telemetry, visibility } = aSender()
  add(OPENED)
  await flush()
  let answer = (): void => {}
  vi.spyOn(telemetry, 'send').mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve('sent'))),
  )
  add(OPENED)
  const slow = flush()
  await Promise.resolve()
  add(CLOSED)
  add(CLOSED)

  visibility.set(false)
  hidden()

  expect(names()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_CLOSE'])
  expect(telemetry.options.map(({ isPageHidden }) => isPageHidden)).toEqual([false, true, true])
  answer()
  await slow
  add(OPENED)
  await flush()
  expect(telemetry.options.at(-1)?.isPageHidden).toBe(true)
})

test('before it is known whether the project wants events, hiding the page sends none', async () => {
  const { flush, hidden, add, names } = aSender()
  add(OPENED)

  const flushing = flush()
  hidden()
  expect(names()).toEqual([])
  await flushing

  expect(names()).toEqual(['MODAL_OPEN'])
})

test('an origin that is refused raises one alert until an event was accepted', async () => {
  const { flush, add, alerts, telemetry } = aSender()
  const outcomes = [
    'sent',
    'forbidden',
    'failed',
    'unanswered',
    'sent',
    'sent',
    'forbidden',
  ] as const
  for (const outcome of outcomes) {
    telemetry.answerWith(outcome)
    add(OPENED)
    await flush()
  }

  const key = 'INVALID_APP_CONFIGURATION'
  expect(alerts).toEqual([key, `forget ${key}`, key])
})

test('a port that rejects is a failure like others', async () => {
  const { flush, add, names, telemetry } = aSender()
  vi.spyOn(telemetry, 'send').mockRejectedValueOnce(new Error('broken'))
  add(OPENED)
  add(CLOSED)

  await flush()

  expect(names()).toEqual(['MODAL_CLOSE'])
})

test('of errors at most five are sent in a minute', async () => {
  const { flush, add, names } = aSender()
  for (let count = 0; count < 7; count += 1) add(FAILED, count * 1_000)
  add(OPENED, 7_000)
  add(FAILED, 60_500)
  add(FAILED, 60_600)

  await flush()

  expect(names()).toEqual([
    ...Array.from({ length: 5 }, () => 'INTERNAL_SDK_ERROR'),
    ...['MODAL_OPEN', 'INTERNAL_SDK_ERROR'],
  ])
})

test("the site's own receiver gets what would be posted, also without a project, and no request is sent", async () => {
  vi.stubGlobal('location', { href: 'https://shop.example/till?order=7' })
  const records: AnalyticsRecord[] = []
  const { flush, add, http, telemetry } = aSender({
    hasProject: false,
    sink: (record) => records.push(record),
  })
  add({ ...OPENED, address: '0x1' }, 5)

  await flush()

  expect(records).toEqual([
    {
      eventId: '00000000-0000-4000-a000-000000000001',
      url: 'https://shop.example/till',
      domain: 'shop.example',
      timestamp: 5,
      props: { ...OPENED, type: 'track', address: '0x1' },
    },
  ])
  expect([...http.requests, ...telemetry.sent]).toEqual([])
  vi.unstubAllGlobals()
})

test('a receiver that throws is reported in the log, and gets the next event', async () => {
  vi.stubGlobal('location', { href: 'https://shop.example/' })
  const sink = vi.fn(() => {
    throw new Error('broken')
  })
  const { flush, add, logger } = aSender({ sink })
  add(OPENED)
  add(CLOSED)

  await flush()

  expect(sink).toHaveBeenCalledTimes(2)
  expect(logger.lines).toHaveLength(2)
  vi.unstubAllGlobals()
})
