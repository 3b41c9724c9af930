import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import { createSolanaChains } from '../chains/solana/solana-chains.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../chains/solana/solana-dollar.ts'
import { createFaults } from '../faults/create-faults.ts'
import { createRequestLog } from '../faults/request-log.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import { createBlockchainApi } from './create-blockchain-api.ts'
import { createNameBook } from './names.ts'
import { createOrderedBalances } from './ordered-balances.ts'

const deps = { faults: createFaults(), requests: createRequestLog() }
const solana = createSolanaChains(deps)
const app = createBlockchainApi({
  ...{
    chains: { list: () => [] },
    solana,
    bitcoin: createBitcoinChain(deps),
    tokenImageUrl: () => undefined,
  },
  orderedBalances: createOrderedBalances(),
  names: createNameBook(() => null),
  ...deps,
})

beforeAll(() => solana.start(0))
afterAll(solana.stop)

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const [ada] = SANDBOX_SOLANA_ACCOUNTS
const headers = { origin: 'http://localhost:4400' }

test('the networks are supported ones, and their nodes answer behind the proxy', async () => {
  const chains = await app.request('/v1/supported-chains?projectId=p')
  expect(await chains.json()).toEqual({ http: [MAINNET, DEVNET], ws: [] })

  const ask = async (chainId: string) => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"getGenesisHash"}'
    const path = `/v1?projectId=p&chainId=${chainId}`
    return (await app.request(path, { method: 'POST', body })).json()
  }
  expect(await ask(MAINNET)).toMatchObject({ result: expect.stringMatching(/^5eykt4/) })
  expect(await ask(DEVNET)).toMatchObject({ result: expect.stringMatching(/^EtWTRA/) })
  expect(await ask('solana:other')).toMatchObject({ status: 'FAILED' })
})

test('balances are those of the networks, each in its currency', async () => {
  const path = `/v1/account/${ada.address}/balance?projectId=p&sv=1&chainId=${MAINNET}&currency=eur`
  const { balances } = await (await app.request(path, { headers })).json()

  expect(balances).toMatchObject([
    { symbol: 'SOL', chainId: MAINNET, price: 135, quantity: { numeric: '100', decimals: '9' } },
    {
      ...{ symbol: 'SUSD', chainId: MAINNET, value: 900 },
      address: `${MAINNET}:${SANDBOX_SOLANA_DOLLAR.mint}`,
    },
    { symbol: 'SOL', chainId: DEVNET },
    { symbol: 'SUSD', chainId: DEVNET },
  ])
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', MAINNET],
  [ada.address.slice(1), MAINNET],
  [ada.address, 'solana:other'],
  [ada.address, 'eip155:1'],
])('%s on %s is refused', async (address, chainId) => {
  const path = `/v1/account/${address}/balance?projectId=p&sv=1&chainId=${chainId}`

  expect((await app.request(path, { headers })).status).toBe(400)
})
