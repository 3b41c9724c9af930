import { expect, test } from 'vitest'
import { API, setUpApi } from '../testing/fake-api.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createApiReader } from './api-reader.ts'

const MANY = Array.from({ length: 300 }, (_, nth) => ({
  name: `Token ${nth}`,
  symbol: 'TOK',
  chainId: 'eip155:1',
  address: `eip155:1:0x${nth}`,
  price: 1,
  quantity: { decimals: '6', numeric: '1' },
}))

test('the page has a turn while a long list is read', async () => {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/v1/account/0xabc/balance`, { json: { balances: MANY } })
  const clock = createFakeClock()
  const read = createApiReader({ services: { blockchainApi: api }, ports: { clock } })

  const reading = read('eip155:1:0xabc', new AbortController().signal)
  await expect.poll(() => clock.pending).toBe(1)
  await clock.advance(0)

  expect(await reading).toHaveLength(300)
})
