import { type BlockchainApi, createBlockchainApi } from '../api/blockchain-api.ts'
import { createHttpApi } from '../api/http-api.ts'
import type { Clock } from '../contract/index.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeHttp, type FakeHttp } from './fake-http.ts'

/** Base URL of the fake server in the endpoints' tests. */
export const API = 'https://api.test'

/** Creates an API on a fake server that supports network 1. */
export function setUpApi(): {
  readonly api: BlockchainApi
  readonly http: FakeHttp
  readonly clock: Clock
} {
  const clock = createFakeClock()
  const http = createFakeHttp()
  const site = { projectId: 'p1', sdkType: 'appkit', sdkVersion: '1' }
  const api = createBlockchainApi(createHttpApi({ http, clock, baseUrl: API, ...site }), clock)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  return { api, http, clock }
}

/** The query of the latest request, without the parameters of every request. */
export function ownQuery({ requests }: FakeHttp): Readonly<Record<string, string>> {
  const query = new URL(requests.at(-1)?.url ?? API).searchParams
  for (const common of ['st', 'sv', 'projectId']) query.delete(common)
  return Object.fromEntries(query)
}
