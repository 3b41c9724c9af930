import type { TelemetryEvent } from '../contract/index.ts'
import { ADDRESS } from './a-visit.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeHttp, type FakeHttp } from './fake-http.ts'
import { aFakeWallet, type FakeWallet } from './fake-wallet.ts'
import { createSendingAdapter } from './sending-adapter.ts'

const API = 'https://rpc.walletconnect.org'
/** The address that stands for the native coin among tokens. */
const COIN = `0x${'e'.repeat(40)}`
/** Tokens and the exchange of the fake API. */
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const EXCHANGE = '0x1111111254EEB25477B68fb85Ed929f73A960582'

/** The answers of the fake API; a test may change all of them at any time. */
export interface FakeExchange {
  /** The amount of USDC that the exchange may take, in smallest units. */
  allowance: bigint
  /** The address that transactions are sent to. */
  exchange: string
  /** USDC for one ETH. */
  rate: number
  /** The price of ETH in USD; undefined if it is unknown. */
  priceUsd: number | undefined
  /** The price of USDC in USD. */
  dollarUsd: number | undefined
  /** How approvals and swaps are changed before they are answered. */
  tamper: (tx: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** If true, the server answers every request with status 503. */
  isDown: boolean
}

/** Answers the convert routes like the server. Source: docs/blockchain-api.md, sections 5 and 6. */
function fakeExchange(http: FakeHttp, networks: readonly string[] = ['eip155:1']): FakeExchange {
  const said: FakeExchange = {
    allowance: 0n,
    exchange: EXCHANGE,
    rate: 2_000,
    priceUsd: 2_000,
    dollarUsd: 1,
    isDown: false,
    tamper: (tx) => tx,
  }
  const route = (
    method: 'GET' | 'POST',
    path: string,
    answer: (query: URLSearchParams, body: Record<string, string>) => unknown,
  ) =>
    http.on(method, `${API}/v1/${path}`, ({ query, body = '{}' }) =>
      said.isDown ? { body: '', status: 503 } : { json: answer(query, JSON.parse(body)) },
    )
  /** USDC has 6 decimals, ETH and DAI have 18. */
  function received(from = '', to = '', amount = '0'): bigint {
    const scale = (address: string): bigint => (address.includes(USDC) ? 10n ** 6n : 10n ** 18n)
    const price = (address: string): bigint =>
      address.includes(COIN) ? BigInt(Math.round(said.rate * 100)) : 100n
    return (BigInt(amount) * price(from) * scale(to)) / (price(to) * scale(from))
  }
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: networks, ws: [] } })
  route('GET', 'convert/tokens', (query) => {
    const at = (address: string): string => `${query.get('chainId')}:${address}`
    return {
      tokens: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          address: at(USDC),
          decimals: 6,
          logoUri: null,
          eip2612: true,
        },
        {
          name: 'Ether',
          symbol: 'ETH',
          address: at(COIN),
          decimals: 18,
          logoUri: null,
          eip2612: null,
        },
        {
          name: 'Dai',
          symbol: 'DAI',
          address: at(DAI),
          decimals: 18,
          logoUri: null,
          eip2612: false,
        },
      ],
    }
  })
  route('GET', 'convert/quotes', (query) => {
    const [from, to, amount] = ['from', 'to', 'amount'].map((name) => query.get(name) ?? '')
    const toAmount = `${received(from, to, amount)}`
    return {
      quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount, toAccount: to }],
    }
  })
  route('GET', 'convert/gas-price', () => ({ standard: '1000', fast: '2000', instant: '3000' }))
  route('GET', 'convert/allowance', () => ({ allowance: `${said.allowance}` }))
  route('GET', 'convert/build-approve', (query) => ({
    tx: said.tamper({
      from: query.get('from'),
      to: query.get('to'),
      value: '0',
      eip155: null,
      data: `0x095ea7b3${word(said.exchange)}${word(BigInt(query.get('amount') ?? '0').toString(16))}`,
    }),
  }))
  route('POST', 'convert/build-transaction', (_query, { from, to, amount, userAddress }) => ({
    tx: said.tamper({
      from: userAddress,
      to: `${userAddress?.slice(0, userAddress.lastIndexOf(':'))}:${said.exchange}`,
      data: swapData(from, to, amount, userAddress),
      amount: `${received(from, to, amount)}`,
      eip155: null,
    }),
  }))
  /** `swap` of the router, with the slippage that the client asks for. */
  function swapData(from = '', to = '', amount = '0', user = ''): string {
    const [given, got, account] = [from, to, user].map((id) =>
      word(id.slice(id.lastIndexOf(':') + 1)),
    )
    const least = (received(from, to, amount) * 99n) / 100n
    const amounts = [BigInt(amount), least, 0n, 0x140n, 0x160n, 0n, 0n]
    const words = amounts.map((each) => word(each.toString(16)))
    return `0x12aa3caf${word('ec')}${given}${got}${word('ec')}${account}${words.join('')}`
  }
  route('POST', 'fungible/price', (_query, { addresses }) => {
    const [address = ''] = addresses ?? []
    const price = address.includes(COIN) ? said.priceUsd : said.dollarUsd
    return { fungibles: [{ address, name: '', symbol: '', iconUrl: '', decimals: 18, price }] }
  })
  return said
}

function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')
}

/** The methods that a node knows; it refuses all others. One that throws is reverted. */
export type FakeNode = Record<string, (params: readonly unknown[]) => unknown>

/** Answers requests to a URL as that node. */
export function answerAsNode(http: FakeHttp, url: string, node: FakeNode): void {
  function answer({ id, method, params }: Record<string, unknown>): object {
    const known = node[`${method}`]
    if (known === undefined) {
      return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } }
    }
    try {
      return { jsonrpc: '2.0', id, result: known(Array.isArray(params) ? params : []) }
    } catch {
      return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
    }
  }
  http.on('POST', url, ({ body = '{}' }) => {
    const asked: unknown = JSON.parse(body)
    return { json: Array.isArray(asked) ? asked.map(answer) : answer(Object(asked)) }
  })
}

/** A visitor with 10 ETH and 5,000 USDC on Ethereum who came to Swap. */
export async function aSwapper(choice: TestCoreChoice = {}, changes: Partial<FakeWallet> = {}) {
  const wallet = aFakeWallet({ networkIds: ['eip155:1', 'eip155:8453'], ...changes })
  const adapter = createSendingAdapter(wallet)
  adapter.nativeBalances.set(ADDRESS, 10n ** 19n)
  adapter.tokens.set(USDC, { amount: 5_000_000_000n, symbol: 'USDC', decimals: 6 })
  adapter.tokens.set(DAI, { amount: 0n, symbol: 'DAI', decimals: 18 })
  const events: TelemetryEvent[] = []
  const http = createFakeHttp(() => undefined)
  const node: FakeNode = {}
  answerAsNode(http, 'https://node.example/', node)
  const exchange = fakeExchange(http, ['eip155:1', 'eip155:8453'])
  http.on('GET', `${API}/v1/account/:address/balance`, ({ query }) => {
    const chainId = query.get('chainId')
    const usdc = { name: 'USD Coin', symbol: 'USDC', chainId, address: `${chainId}:${USDC}` }
    const quantity = { decimals: '6', numeric: '5000' }
    return { json: { balances: [{ ...usdc, value: 5000, price: 1, iconUrl: '', quantity }] } }
  })
  const made = createTestCore({
    adapter,
    projectId: 'p1',
    onEvent: (event: TelemetryEvent) => void events.push(event),
    ...choice,
    ports: { http, ...choice.ports },
  })
  const { core, clock } = made
  await core.start()
  core.actions.open()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  const actions = await core.actions.swap.load()
  actions.open()
  /** Lets everything happen that takes no time. */
  async function settle(waitMs = 20): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(waitMs)
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  await settle()
  const swap = () => {
    const { swap } = core.snapshot()
    if (swap === undefined) throw new Error('Swap is not loaded')
    return swap
  }
  const token = (symbol: string) => {
    const { list } = swap()
    const found = list.status === 'ready' && list.tokens.find((each) => each.symbol === symbol)
    if (!found) throw new Error(`There is no ${symbol}`)
    return found
  }
  return {
    ...made,
    adapter,
    wallet,
    http,
    exchange,
    node,
    events,
    settle,
    swap,
    token,
    actions,
    step: () => swap().current.step,
    view: () => core.snapshot().router.history.at(-1)?.view,
    notice: () => core.snapshot().notices.current,
    /** Enters a swap, and opens the review. */
    async review(amount: string, from = 'ETH', to = 'USDC') {
      actions.chooseToken('sourceToken', token(from))
      actions.chooseToken('toToken', token(to))
      actions.enterAmount(amount)
      await settle(220)
      actions.review()
      await settle()
    },
    /** A node decides about the last transaction that was sent. */
    async decide(state: 'confirmed' | 'failed' = 'confirmed') {
      const [pending] = core.snapshot().pendingTransactions
      if (pending === undefined) throw new Error('Nothing is pending')
      adapter.statuses.set(pending.id, { state })
      await settle(3_000)
    },
    named: () => events.filter(({ event }) => /SWAP/.test(event)).map(({ event }) => event),
  }
}
