import { expect, test } from 'vitest'
import { createHttpApi } from '../api/http-api.ts'
import { API } from '../testing/fake-api.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { isOriginRefused, type OriginDeps } from './check-origin.ts'

interface Case {
  readonly listed: readonly string[]
  readonly origin: string
}

const { allow = [], deny = [] } = readVectors<Case>('allowed-ancestors')

/** Returns the hint of a page at an origin, and the alerts that it raises. */
async function hint({ listed, origin }: Case) {
  const clock = createFakeClock()
  const http = createFakeHttp()
  http.on('GET', `${API}/projects/v1/origins`, { json: { allowedOrigins: listed } })
  const site = { projectId: 'p1', sdkType: 'appkit', sdkVersion: '1' }
  const alerts: string[] = []
  const deps = {
    frame: { walletApi: createHttpApi({ http, clock, baseUrl: API, ...site }) },
    ports: { readPage: () => ({ origin }) },
    timers: { signal: () => new AbortController().signal },
    ui: { alerts: { raise: (key: string) => alerts.push(key) } },
  } as unknown as OriginDeps
  return { isRefused: await isOriginRefused(deps), alerts }
}

test.each(allow)('with $listed, $origin may embed the frame', async (given) => {
  expect(await hint(given)).toEqual({ isRefused: false, alerts: [] })
})

test.each(deny)('with $listed, $origin may not, and its developer is alerted', async (given) => {
  expect(await hint(given)).toEqual({ isRefused: true, alerts: ['INVALID_APP_CONFIGURATION'] })
})
