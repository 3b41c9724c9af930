import type { Hono } from 'hono'
import {
  createOrderedSwapTokens,
  type OrderedSwapTokens,
} from '../blockchain-api/convert/ordered-swap-tokens.ts'
import { createSwapLies, type SwapLies } from '../blockchain-api/convert/swap-lies.ts'
import { createBlockchainApi } from '../blockchain-api/create-blockchain-api.ts'
import { createExchanges, type Exchanges } from '../blockchain-api/exchanges/exchanges-desk.ts'
import { createOnramp, type Onramp } from '../blockchain-api/onramp/onramp-desk.ts'
import { createOrderedBalances, type OrderedBalances } from '../blockchain-api/ordered-balances.ts'
import { createSmartSessions, type SmartSessions } from '../blockchain-api/smart-sessions.ts'
import { createBitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import { createSolanaChains, type SolanaChainsDesk } from '../chains/solana/solana-chains.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { createTestChains, type TestChains } from './test-chains.ts'

/** A blockchain API over real chains, for one test file. */
export interface TestApi extends TestChains {
  readonly app: Hono<ServerEnv>
  readonly solana: SolanaChainsDesk
  readonly orderedBalances: OrderedBalances
  readonly smartSessions: SmartSessions
  readonly swapLies: SwapLies
  readonly orderedSwapTokens: OrderedSwapTokens
  readonly onramp: Onramp
  readonly exchanges: Exchanges
  /** Asks a path as a page does; a project id is added. */
  get(path: string): Promise<{ readonly status: number; readonly body: unknown }>
}

/** Makes the API without the rest of a sandbox; no chain runs yet. */
export function createTestApi(): TestApi {
  const test = createTestChains()
  const { chains, faults, requests } = test
  const solana = createSolanaChains({ faults, requests })
  const orderedBalances = createOrderedBalances()
  const smartSessions = createSmartSessions()
  const swapLies = createSwapLies()
  const orderedSwapTokens = createOrderedSwapTokens()
  const onramp = createOnramp({ chains, solana })
  const exchanges = createExchanges({ chains, solana })
  const app = createBlockchainApi({
    chains,
    faults,
    requests,
    solana,
    bitcoin: createBitcoinChain({ faults, requests }),
    orderedBalances,
    smartSessions,
    swapLies,
    orderedSwapTokens,
    onramp,
    exchanges,
    names: { find: () => undefined },
    pictures: 'http://127.0.0.1',
    tokenImageUrl: (symbol) => `http://127.0.0.1/token/${symbol}`,
  })
  return {
    ...test,
    app,
    solana,
    orderedBalances,
    smartSessions,
    swapLies,
    orderedSwapTokens,
    onramp,
    exchanges,
    async get(path) {
      const url = `${path}${path.includes('?') ? '&' : '?'}projectId=p&sv=v`
      const response = await app.request(url, { headers: { origin: 'http://localhost:4400' } })
      return { status: response.status, body: await response.json() }
    },
  }
}
