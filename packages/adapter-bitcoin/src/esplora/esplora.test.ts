import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readBalance } from '../methods/native-balance.ts'
import { createHost } from '../testing/a-host.ts'
import { aNetwork, MAINNET, REGTEST, TESTNET } from '../testing/a-network.ts'
import { noAbort } from '../testing/started-adapter.ts'
import { createEsplora } from './esplora.ts'
import { readCoins } from './read-coins.ts'
import { readFeeRate } from './read-fee-rate.ts'

const BASE = 'https://esplora.example/api'

function aServer(base = `${BASE}/`) {
  const host = createHost()
  return { ...host, esplora: createEsplora({ ...host, bases: { [REGTEST.id]: base } }, REGTEST.id) }
}

test.each([
  [MAINNET, 'https://mempool.space/api/tx'],
  [TESTNET, 'https://mempool.space/testnet/api/tx'],
])('$name has its public server', async (network, url) => {
  const { http, ...host } = createHost()
  http.on('GET', url, { body: 'here' })

  const esplora = createEsplora({ ...host, http, bases: {} }, network.id)

  expect(await esplora.read('/tx', noAbort())).toBe('here')
})

test.each([REGTEST, aNetwork('f'.repeat(32), 'Nowhere')])(
  '$name has no known server',
  (network) => {
    expect(() => createEsplora({ ...createHost(), bases: {} }, network.id)).toThrow(
      expect.objectContaining({ code: 'rpc.unavailable' }),
    )
  },
)

test.each([408, 429, 500, 503])('status %d is retried three times', async (status) => {
  const { esplora, http, clock } = aServer()
  http.on('GET', `${BASE}/tx`, { body: '', status })

  const reading = esplora.read('/tx', noAbort())
  const outcome = expect(reading).rejects.toMatchObject({ code: 'rpc.unavailable' })
  const counts: number[] = []
  for (const ms of [0, 149, 1, 299, 1, 599, 1]) {
    await clock.advance(ms)
    counts.push(http.requests.length)
  }

  await outcome
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(clock.pending).toBe(0)
})

test('a server that recovers answers', async () => {
  const { esplora, http, clock } = aServer()
  let tries = 0
  http.on('GET', `${BASE}/tx`, () => {
    tries += 1
    if (tries === 1) throw new LatchkeyError('http.network', {})
    return { body: 'here' }
  })

  const reading = esplora.read('/tx', noAbort())
  await clock.advance(150)

  expect(await reading).toBe('here')
})

test('a refused request is not repeated', async () => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/tx`, { body: 'no', status: 404 })

  await expect(esplora.read('/tx', noAbort())).rejects.toMatchObject({
    code: 'rpc.failed',
    context: { code: 404 },
  })
  expect(http.requests).toHaveLength(1)
})

test('an abort ends the retries', async () => {
  const { esplora, http, clock } = aServer()
  const waiting = new AbortController()
  http.on('GET', `${BASE}/tx`, { body: '', status: 500 })

  const reading = esplora.read('/tx', waiting.signal)
  const outcome = expect(reading).rejects.toMatchObject({ code: 'aborted' })
  await clock.advance(0)
  waiting.abort()

  await outcome
  expect(clock.pending).toBe(0)
})

test('a transaction is sent once, whatever the answer', async () => {
  const { esplora, http } = aServer()
  http.on('POST', `${BASE}/tx`, { body: '', status: 503 })

  await expect(esplora.write('/tx', '00', noAbort())).rejects.toMatchObject({
    code: 'rpc.unavailable',
  })
  expect(http.requests).toHaveLength(1)
})

test.each([408, 429])(
  'a server that was too busy (%d) has not passed the transaction on',
  async (status) => {
    const { esplora, http } = aServer()
    http.on('POST', `${BASE}/tx`, { body: '', status })

    await expect(esplora.write('/tx', '00', noAbort())).rejects.toMatchObject({
      code: 'rpc.failed',
      context: { code: status },
    })
    expect(http.requests).toHaveLength(1)
  },
)

test('a balance is the received minus the spent amount, with unconfirmed transactions', async () => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/address/:address`, {
    json: {
      chain_stats: { funded_txo_sum: 2_100_000_000_000_000, spent_txo_sum: 1 },
      mempool_stats: { funded_txo_sum: 10, spent_txo_sum: 2 },
    },
  })

  expect(await readBalance(esplora, 'a', noAbort())).toBe(2_100_000_000_000_007n)
})

test.each([
  null,
  {},
  [],
  'text',
  {
    chain_stats: { funded_txo_sum: 1, spent_txo_sum: 2 },
    mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 },
  },
  {
    chain_stats: { funded_txo_sum: 1.5, spent_txo_sum: 0 },
    mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 },
  },
  {
    chain_stats: { funded_txo_sum: '9', spent_txo_sum: 0 },
    mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 },
  },
])('%j is not a balance', async (json) => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/address/:address`, { json })

  await expect(readBalance(esplora, 'a', noAbort())).rejects.toMatchObject({
    code: 'http.malformed',
  })
})

const COIN = { txid: 'ab'.repeat(32), vout: 0, value: 1 }

test.each([
  {},
  [null],
  [{ txid: 'ab', vout: 0, value: 1 }],
  [{ txid: 'ab'.repeat(32), vout: -1, value: 1 }],
  [{ txid: 'ab'.repeat(32), vout: 0, value: 0.5 }],
  [{ txid: 'ab'.repeat(32), vout: 0, value: -1 }],
  [{ txid: 'ab'.repeat(32), vout: 2 ** 32, value: 1 }],
  [COIN, COIN],
])('%j is not a list of coins', async (json) => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/address/:address/utxo`, { json })

  await expect(readCoins(esplora, 'a', noAbort())).rejects.toMatchObject({ code: 'http.malformed' })
})

test.each([
  [{}, 1n],
  [{ '144': 1, '6': 20 }, 20n],
  [{ '1': 30.2, '2': 20, '3': 10.1, '6': 5 }, 11n],
  [{ '1': 30.2, '2': 20.5 }, 21n],
  [{ '3': 0.4 }, 1n],
])('with the estimates %j a byte costs %d', async (json, rate) => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/fee-estimates`, { json })

  expect(await readFeeRate(esplora, REGTEST.id, noAbort())).toBe(rate)
})

test('on the main network no rate is invented', async () => {
  const { http, ...host } = createHost()
  http.on('GET', `${BASE}/fee-estimates`, { json: {} })
  const esplora = createEsplora({ ...host, http, bases: { [MAINNET.id]: BASE } }, MAINNET.id)

  await expect(readFeeRate(esplora, MAINNET.id, noAbort())).rejects.toMatchObject({
    code: 'http.malformed',
  })
})

test('a server without estimates may have recommended fees', async () => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/fee-estimates`, { body: '', status: 404 })
  http.on('GET', `${BASE}/v1/fees/recommended`, {
    json: { fastestFee: 9, halfHourFee: 7, hourFee: 5 },
  })

  expect(await readFeeRate(esplora, MAINNET.id, noAbort())).toBe(7n)
})

test.each([{}, { halfHourFee: 0 }, { halfHourFee: '7' }, null])(
  '%j has no recommended fee',
  async (json) => {
    const { esplora, http } = aServer()
    http.on('GET', `${BASE}/fee-estimates`, { body: '', status: 404 })
    http.on('GET', `${BASE}/v1/fees/recommended`, { json })

    await expect(readFeeRate(esplora, MAINNET.id, noAbort())).rejects.toMatchObject({
      code: 'http.malformed',
    })
  },
)

test('a server that refuses to estimate is not asked for recommended fees', async () => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/fee-estimates`, { body: '', status: 403 })

  await expect(readFeeRate(esplora, REGTEST.id, noAbort())).rejects.toMatchObject({
    code: 'rpc.failed',
  })
})

test.each([null, 'x', { '3': -1 }, { '3': '5' }, { '3': 1e9 }])(
  '%j is not an estimate',
  async (json) => {
    const { esplora, http } = aServer()
    http.on('GET', `${BASE}/fee-estimates`, { json })

    await expect(readFeeRate(esplora, REGTEST.id, noAbort())).rejects.toMatchObject({
      code: 'http.malformed',
    })
  },
)

test('text that is not JSON is malformed', async () => {
  const { esplora, http } = aServer()
  http.on('GET', `${BASE}/fee-estimates`, { body: '<html>' })

  await expect(readFeeRate(esplora, REGTEST.id, noAbort())).rejects.toMatchObject({
    code: 'http.malformed',
  })
})
