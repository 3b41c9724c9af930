import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { readAccountBalance } from './account-balance.ts'

const INPUT = { address: '0xabc', networkId: 'eip155:1' } as const
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function aToken(changes: object = {}): object {
  return {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${USDC}`,
    value: 5,
    price: 1,
    quantity: { decimals: '6', numeric: '5.5' },
    iconUrl: 'https://img.example/usdc.png',
    ...changes,
  }
}

function answering(balances: unknown) {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/v1/account/0xabc/balance`, { json: { balances } })
  return { api, http }
}

test('amounts are read exactly, and the entry without address is the native coin', async () => {
  const { api, http } = answering([
    aToken(),
    aToken({
      symbol: 'ETH',
      address: undefined,
      value: undefined,
      quantity: { decimals: '18', numeric: '0.000000000000000001' },
    }),
  ])

  const tokens = await readAccountBalance(api, {
    ...INPUT,
    forceUpdate: [`eip155:1:${USDC}`, 'eip155:1:0x2'],
  })

  expect(tokens).toEqual([
    {
      name: 'USD Coin',
      symbol: 'USDC',
      address: USDC,
      amountText: '5.5',
      decimals: 6,
      priceUsd: 1,
      valueUsd: 5,
      iconUrl: 'https://img.example/usdc.png',
    },
    expect.objectContaining({
      symbol: 'ETH',
      address: undefined,
      amountText: '0.000000000000000001',
      decimals: 18,
      valueUsd: undefined,
    }),
  ])
  expect(ownQuery(http)).toEqual({
    currency: 'usd',
    chainId: 'eip155:1',
    forceUpdate: `eip155:1:${USDC},eip155:1:0x2`,
  })
})

test.each([
  ['another chainId', { chainId: 'eip155:10' }],
  ['an address on another network', { address: `eip155:10:${USDC}` }],
  ['an address on another network and no chainId', { chainId: null, address: 'eip155:10:0x1' }],
])('a token with %s is on another network', async (_name, changes) => {
  const { api } = answering([aToken(changes)])

  expect(await readAccountBalance(api, INPUT)).toEqual([])
})

test('a token without chainId is on the requested network', async () => {
  const { api } = answering([aToken({ chainId: undefined, address: USDC })])

  expect(await readAccountBalance(api, INPUT)).toMatchObject([{ address: USDC }])
})

test.each([
  ['nothing', null],
  ['no symbol', aToken({ symbol: undefined })],
  ['an object as name', aToken({ name: { toString: 'x' } })],
  ['a price as text', aToken({ price: '1' })],
  ['37 decimals', aToken({ quantity: { decimals: '37', numeric: '1' } })],
  ['negative decimals', aToken({ quantity: { decimals: '-1', numeric: '1' } })],
  ['an amount with an exponent', aToken({ quantity: { decimals: '6', numeric: '1e30' } })],
  ['a negative amount', aToken({ quantity: { decimals: '6', numeric: '-1' } })],
  ['an amount that is no number', aToken({ quantity: { decimals: '6', numeric: 'NaN' } })],
])('a token with %s is left out, the others stay', async (_name, wrong) => {
  const { api } = answering([aToken({ symbol: 'A' }), wrong, aToken({ symbol: 'B' })])

  const tokens = await readAccountBalance(api, INPUT)

  expect(tokens?.map(({ symbol }) => symbol)).toEqual(['A', 'B'])
})

test('an icon with an unsafe address is left out', async () => {
  const { api } = answering([aToken({ iconUrl: 'javascript:alert(1)', name: 'US\u202eD' })])

  const [token] = (await readAccountBalance(api, INPUT)) ?? []

  expect(token).toMatchObject({ name: 'USD', iconUrl: undefined })
})

test('a long list is checked in several tasks, and given up between them', async () => {
  const { api } = answering(Array.from({ length: 600 }, (_, nth) => aToken({ symbol: `T${nth}` })))
  const abort = new AbortController()
  let pauses = 0
  const pause = async (): Promise<void> => {
    pauses += 1
  }

  const tokens = await readAccountBalance(api, { ...INPUT, pause })

  expect(pauses).toBe(2)
  expect(tokens?.map(({ symbol }) => symbol)).toEqual(
    Array.from({ length: 600 }, (_, nth) => `T${nth}`),
  )
  const given = readAccountBalance(
    api,
    { ...INPUT, pause: async () => abort.abort() },
    abort.signal,
  )
  await expect(given).rejects.toMatchObject({ code: 'aborted' })
})

test('a network that the API does not support has no answer', async () => {
  const { api } = setUpApi()

  expect(await readAccountBalance(api, { ...INPUT, networkId: 'eip155:999' })).toBeUndefined()
})

test.each([[{}], [null], [{ balances: null }], [{ balances: {} }]])(
  'the answer %j is malformed',
  async (json) => {
    const { api, http } = setUpApi()
    http.on('GET', `${API}/v1/account/0xabc/balance`, { json })

    await expect(readAccountBalance(api, INPUT)).rejects.toMatchObject({ code: 'http.malformed' })
  },
)

test('where the list of networks can’t be read, that has failed: the network may be among them', async () => {
  const { api, http } = answering([aToken()])
  http.on('GET', `${API}/v1/supported-chains`, { status: 404, body: '' })

  await expect(readAccountBalance(api, INPUT)).rejects.toMatchObject({ code: 'http.status' })
  expect(await readAccountBalance(answering([]).api, { ...INPUT, networkId: 'eip155:31337' })).toBe(
    undefined,
  )
})
