/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../bitcoin-accounts.ts'
import { createBitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import { createSolanaChains } from '../chains/solana/solana-chains.ts'
import { createFaults } from '../faults/create-faults.ts'
import { createRequestLog } from '../faults/request-log.ts'
import { NO_CHAINS } from '../testing/no-chains.ts'
import { createOrderedSwapTokens } from './convert/ordered-swap-tokens.ts'
import { createSwapLies } from './convert/swap-lies.ts'
import { createBlockchainApi } from './create-blockchain-api.ts'
import { createExchanges } from './exchanges/exchanges-desk.ts'
import { createNameBook } from './names.ts'
import { createOnramp } from './onramp/onramp-desk.ts'
import { createOrderedBalances } from './ordered-balances.ts'
import { createSmartSessions } from './smart-sessions.ts'

const deps = { faults: createFaults(), requests: createRequestLog() }
const bitcoin = createBitcoinChain(deps)
const solana = createSolanaChains(deps)
const app = createBlockchainApi({
  chains: { list: () => [] },
  solana,
  bitcoin,
  names: await createNameBook(() => null),
  orderedBalances: createOrderedBalances(),
  smartSessions: createSmartSessions(),
  swapLies: createSwapLies(),
  orderedSwapTokens: createOrderedSwapTokens(),
  onramp: createOnramp(NO_CHAINS),
  exchanges: createExchanges({ chains: { list: () => [] }, solana }),
  tokenImageUrl: () => undefined,
  ...deps,
})

beforeAll(() => bitcoin.start(0))
afterAll(bitcoin.stop)

const { id } = bitcoin
const [{ payment }] = SANDBOX_BITCOIN_ACCOUNTS
const headers = { origin: 'http://localhost:4400' }

async function ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
  const path = `/v1/?projectId=p&chainId=${id}`
  return (await app.request(path, { method: 'POST', body })).json()
}

async function balances(address: string, query = ''): Promise<Response> {
  const path = `/v1/account/${address}/balance?projectId=p&sv=1&chainId=${id}${query}`
  return app.request(path, { headers })
}

test('the network is a supported one, and its node answers behind the proxy', async () => {
  const chains = await app.request('/v1/supported-chains?projectId=p')
  expect(await chains.json()).toEqual({ http: [id], ws: [] })

  const { height, hash } = await bitcoin.mine()
  expect(await ask('getblockcount')).toEqual({ jsonrpc: '2.0', id: 7, result: height })
  expect(await ask('getblockhash', height)).toMatchObject({ result: hash })
  expect(await ask('getblockchaininfo')).toMatchObject({ result: { bestblockhash: hash } })
  expect(await ask('estimatesmartfee', 4)).toMatchObject({
    result: { feerate: 0.00008, blocks: 3 },
  })
})

test('transactions are read and broadcast, and refusals have the codes of Bitcoin Core', async () => {
  const txid = await bitcoin.fund(payment.address, 5_000n)

  const found = await ask('getrawtransaction', txid, true)
  expect(found).toMatchObject({ result: { txid, confirmations: 1 } })
  const { hex } = Object(found).result
  expect(await ask('getrawtransaction', txid)).toMatchObject({ result: hex })

  expect(await ask('sendrawtransaction', '00')).toMatchObject({ error: { code: -22 } })
  expect(await ask('sendrawtransaction', hex)).toMatchObject({
    error: { code: expect.any(Number) },
  })
  expect(await ask('getrawtransaction', '00'.repeat(32))).toMatchObject({ error: { code: -5 } })
  expect(await ask('getblockhash', 1e9)).toMatchObject({ error: { code: -8 } })
  expect(await ask('constructor')).toMatchObject({ error: { code: -32_601 } })
})

test('a balance is read from the chain, in the requested currency', async () => {
  const before = Object(await (await balances(payment.address)).json()).balances[0]
  await bitcoin.fund(payment.address, 150_000_000n)

  const { balances: after } = Object(
    await (await balances(payment.address, '&currency=eur')).json(),
  )

  expect(after).toMatchObject([{ symbol: 'BTC', chainId: id, price: 90_000 }])
  const [{ quantity }] = after
  expect(quantity.decimals).toBe('8')
  expect(Number(quantity.numeric)).toBeCloseTo(Number(before.quantity.numeric) + 1.5, 8)
})

test.each([
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
])('%s is no address of the network', async (address) => {
  expect((await balances(address)).status).toBe(400)
})

test('histories have nothing of the network, as at the real service', async () => {
  const path = `/v1/account/${payment.address}/history?projectId=p&chainId=${id}`

  expect(await (await app.request(path)).json()).toEqual({ data: [], next: null })
})
