import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createBlockchainApi } from './blockchain-api.ts'
import { createHttpApi } from './http-api.ts'

function setUp() {
  const clock = createFakeClock()
  const http = createFakeHttp()
  const site = { sdkType: 'appkit', sdkVersion: '1' }
  const api = createHttpApi({ http, clock, baseUrl: 'https://api.test', ...site })
  return { clock, http, api: createBlockchainApi(api, clock) }
}

const CHAINS = 'https://api.test/v1/supported-chains'

test('the list of supported networks is fetched once per instance', async () => {
  const { clock, http, api } = setUp()
  http.on('GET', CHAINS, { json: { http: ['eip155:1'], ws: [] } })

  const answers = await Promise.all([api.isSupported('eip155:1'), api.isSupported('eip155:99')])
  await clock.advance(86_400_000)

  expect(answers).toEqual([true, false])
  expect(await api.isSupported('eip155:1')).toBe(true)
  expect(http.requests).toHaveLength(1)
})

test('names of Object.prototype are not networks', async () => {
  const { http, api } = setUp()
  http.on('GET', CHAINS, { json: { http: [] } })

  // Ids can come from the options, unchecked.
  expect(await api.isSupported('constructor' as 'eip155:1')).toBe(false)
})

test.each([
  ['fails', { body: '', status: 400 }],
  ['is wrong', { json: { http: 'eip155:1' } }],
  ['is no JSON', { body: '<html>' }],
])(
  'while the list %s no network is supported, and the next call requests it again',
  async (_, bad) => {
    const { http, api } = setUp()
    http.on('GET', CHAINS, bad)

    expect(await api.isSupported('eip155:1')).toBe(false)
    http.on('GET', CHAINS, { json: { http: ['eip155:1'] } })

    expect(await api.isSupported('eip155:1')).toBe(true)
  },
)

test('a caller that aborts is rejected, and the others get the list', async () => {
  const { http, api } = setUp()
  let answer = (): void => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  const requested = new Promise<void>((arrive) => {
    http.on('GET', CHAINS, async () => {
      arrive()
      await answered
      return { json: { http: ['eip155:1'] } }
    })
  })
  const abort = new AbortController()

  const leaving = api.isSupported('eip155:1', abort.signal)
  const staying = api.isSupported('eip155:1')
  await requested
  abort.abort(new LatchkeyError('aborted', {}))
  answer()

  await expect(leaving).rejects.toMatchObject({ code: 'aborted' })
  expect(await staying).toBe(true)
})
