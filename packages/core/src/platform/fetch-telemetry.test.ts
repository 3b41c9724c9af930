import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { type Answering, createFakeHttp, type FakeAnswer } from '../testing/fake-http.ts'
import { createFakeRandom } from '../testing/fake-random.ts'
import { createFetchTelemetry } from './fetch-telemetry.ts'

function setUp(answer: Answering | FakeAnswer) {
  const http = createFakeHttp()
  http.on('POST', 'https://pulse.test/e', answer)
  const telemetry = createFetchTelemetry({
    http,
    clock: createFakeClock(1_746_094_000_000),
    random: createFakeRandom(),
    endpoint: 'https://pulse.test',
    projectId: 'p1',
    sdkType: 'appkit',
    sdkVersion: 'react-wagmi-1.0.0',
    pageUrl: () => 'https://shop.example:8443/page/1?token=secret#email=secret',
  })
  return { http, telemetry }
}

test("an event is posted with the page's address, without query and fragment", async () => {
  const { http, telemetry } = setUp({ body: '', status: 202 })

  const outcome = await telemetry.send({
    event: 'MODAL_OPEN',
    properties: { connected: false },
    address: '0x1',
  })

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

test('an event about a failure is posted as an error', async () => {
  const { http, telemetry } = setUp({ body: '', status: 202 })

  const properties = { errorType: 'Any', errorMessage: 'No', uncaught: false }
  await telemetry.send({ type: 'error', event: 'INTERNAL_SDK_ERROR', properties })

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

    expect(await telemetry.send({ event: 'EMAIL_EDIT' })).toBe(outcome)
    expect(http.requests).toHaveLength(1)
  },
)
