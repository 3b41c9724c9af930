import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { type Answering, createFakeHttp, type FakeAnswer } from '../testing/fake-http.ts'
import { createFakeRandom } from '../testing/fake-random.ts'
import { createFetchTelemetry } from './fetch-telemetry.ts'

const NOW = { atMs: 1_746_094_000_000, isPageHidden: false }

function setUp(answer: Answering | FakeAnswer, accepts = true) {
  const http = createFakeHttp()
  const beacons: { readonly url: string; readonly body: string }[] = []
  http.on('POST', 'https://pulse.test/e', answer)
  const telemetry = createFetchTelemetry({
    http,
    random: createFakeRandom(),
    endpoint: 'https://pulse.test',
    projectId: 'p1',
    sdkType: 'appkit',
    sdkVersion: 'react-wagmi-1.0.0',
    pageUrl: () => 'https://shop.example:8443/page/1?token=secret#email=secret',
    beacon(url, body) {
      if (accepts) beacons.push({ url, body })
      return accepts
    },
  })
  return { http, telemetry, beacons }
}

test("an event is posted with the page's address, without query and fragment", async () => {
  const { http, telemetry } = setUp({ body: '', status: 202 })

  const event = { event: 'MODAL_OPEN', properties: { connected: false }, address: '0x1' } as const
  const outcome = await telemetry.send(event, NOW)

  expect(outcome).toBe('sent')
  const [request] = http.requests
  expect(request).toMatchObject({
    url: 'https://pulse.test/e?projectId=p1&st=appkit&sv=react-wagmi-1.0.0',
    mayOutlivePage: true,
  })
  expect(request?.headers).toBeUndefined()
  expect(JSON.parse(request?.body ?? '')).toEqual({
    eventId: '00000000-0000-4000-a000-000000000001',
    url: 'https://shop.example:8443/page/1',
    domain: 'shop.example',
    timestamp: 1_746_094_000_000,
    props: {
      type: 'track',
      event: 'MODAL_OPEN',
      properties: { connected: false },
      address: '0x1',
    },
  })
})

test('while the page is hidden the same is left to the browser, whose answer nothing waits for', async () => {
  const { http, telemetry, beacons } = setUp({ body: '', status: 403 })

  const outcome = await telemetry.send({ event: 'EMAIL_EDIT' }, { ...NOW, isPageHidden: true })

  expect(outcome).toBe('unanswered')
  expect(http.requests).toEqual([])
  expect(beacons.map(({ url }) => url)).toEqual([
    'https://pulse.test/e?projectId=p1&st=appkit&sv=react-wagmi-1.0.0',
  ])
  const { timestamp, props } = JSON.parse(beacons[0]?.body ?? '')
  expect({ timestamp, props }).toEqual({
    timestamp: NOW.atMs,
    props: { type: 'track', event: 'EMAIL_EDIT' },
  })
})

test.each([
  ['that the browser refuses as a beacon', 10, true],
  ['that is too large to outlive the page', 70_000, false],
])('an event %s is posted', async (_, length, mayOutlivePage) => {
  const { http, telemetry } = setUp({ body: '', status: 202 }, false)
  const properties = { text: 'x'.repeat(length) }

  const outcome = await telemetry.send(
    { event: 'INITIALIZE', properties },
    { ...NOW, isPageHidden: true },
  )

  expect(outcome).toBe('sent')
  expect(http.requests).toMatchObject([{ method: 'POST', mayOutlivePage }])
})

test('an event about a failure is posted as an error', async () => {
  const { http, telemetry } = setUp({ body: '', status: 202 })

  const properties = { errorType: 'Any', errorMessage: 'No', uncaught: false }
  await telemetry.send({ type: 'error', event: 'INTERNAL_SDK_ERROR', properties }, NOW)

  expect(JSON.parse(http.requests[0]?.body ?? '').props).toEqual({
    type: 'error',
    event: 'INTERNAL_SDK_ERROR',
    properties,
  })
})

test.each<[string, Answering | FakeAnswer, string]>([
  ['403', { body: '', status: 403 }, 'forbidden'],
  ['429', { body: '', status: 429 }, 'failed'],
  ['500', { body: '', status: 500 }, 'failed'],
  [
    'nothing',
    () => {
      throw new LatchkeyError('http.network', {})
    },
    'failed',
  ],
])(
  'a server that answers %s is requested once, and nothing is thrown',
  async (_name, answer, outcome) => {
    const { http, telemetry } = setUp(answer)

    expect(await telemetry.send({ event: 'EMAIL_EDIT' }, NOW)).toBe(outcome)
    expect(http.requests).toHaveLength(1)
  },
)
