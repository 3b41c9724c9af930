import { expect, test } from 'vitest'
import { API, setUpApi } from '../../testing/fake-api.ts'
import { readAllowedOrigins } from './allowed-origins.ts'
import { readAnalyticsConfig } from './analytics-config.ts'
import { publicImageUrl, walletImageUrl } from './image-addresses.ts'

test('the allowed origins are read unchanged', async () => {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/projects/v1/origins`, { json: { allowedOrigins: ['*.shop.example'] } })

  expect(await readAllowedOrigins(api)).toEqual(['*.shop.example'])
})

test('without a valid answer no origin counts as refused', async () => {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/projects/v1/origins`, { json: { allowedOrigins: null } })

  await expect(readAllowedOrigins(api)).rejects.toMatchObject({ code: 'http.malformed' })
})

test.each([
  [{ json: { isAnalyticsEnabled: true } }, true],
  [{ json: { isAnalyticsEnabled: false } }, false],
  [{ json: { isAnalyticsEnabled: 'true' } }, false],
  [{ json: null }, false],
  [{ body: '', status: 404 }, false],
  [{ body: 'x' }, false],
])('after the answer %j analytics is %s', async (answer, isOn) => {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/getAnalyticsConfig`, answer)

  expect(await readAnalyticsConfig(api)).toBe(isOn)
})

test('an abort rejects and is not an answer', async () => {
  const { api } = setUpApi()

  await expect(readAnalyticsConfig(api, AbortSignal.abort())).rejects.toMatchObject({
    code: 'aborted',
  })
})

test('pictures have an https address', () => {
  const { api } = setUpApi()

  expect(walletImageUrl(api, 'f0x')).toBe(
    'https://api.test/getWalletImage/f0x?st=appkit&sv=1&projectId=p1',
  )
})

test.each([
  ['Asset', 'n1', 'getAssetImage/n1'],
  ['Currency', 'USD', 'getCurrencyImage/USD'],
  ['Token', 'USDC', 'getTokenImage/USDC'],
  ['Token', '$A/../b', 'getTokenImage/%24A%2F..%2Fb'],
] as const)('the address of the %s picture of %s ends with %s', (kind, id, path) => {
  const { api } = setUpApi()

  expect(publicImageUrl(api, kind, id)).toBe(
    `https://api.test/public/${path}?st=appkit&sv=1&projectId=p1`,
  )
})
