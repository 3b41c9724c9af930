import type { TelemetryEvent } from '../contract/index.ts'
import { ADDRESS } from './a-visit.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeHttp } from './fake-http.ts'
import { aFakeWallet } from './fake-wallet.ts'
import { createSendingAdapter } from './sending-adapter.ts'

/** A shop on Base. */
export const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
/** A token with six decimals. */
export const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** The request of these tests: 25 USDC on Base. */
export const REQUEST = {
  recipient: SHOP,
  asset: `eip155:8453/erc20:${DOLLAR}`,
  amount: '25',
} as const

const EXCHANGES = 'https://rpc.walletconnect.org/v1/json-rpc'

/** The answers of the service of exchanges, by method. */
export interface ExchangeAnswers {
  reown_getExchanges: unknown
  reown_getExchangePayUrl: unknown
  reown_getExchangeBuyStatus: unknown
}

/** A visitor of a page with payments, with a scripted wallet, chain, and service of exchanges. */
export async function aPayer({
  isConnected = true,
  networkId = 'eip155:8453',
  ...choice
}: TestCoreChoice & {
  readonly isConnected?: boolean
  readonly networkId?: 'eip155:1' | 'eip155:8453'
} = {}) {
  const wallet = aFakeWallet({ networkIds: ['eip155:1', 'eip155:8453'] })
  const adapter = createSendingAdapter(wallet)
  adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
  const held = { amount: 100_000_000n, decimals: 6, symbol: 'USDC' }
  const balances = {
    read: async () => adapter.nativeBalances.get(ADDRESS) ?? 0n,
    ofToken: async (_account: string, token: string) => ({ token, ...held }),
  }
  Object.assign(adapter, { balances })
  const answers: ExchangeAnswers = {
    reown_getExchanges: {
      total: 2,
      exchanges: [
        { id: 'lodestar', name: 'Lodestar', imageUrl: null },
        { id: 'copperfield', name: 'Copperfield', imageUrl: null },
      ],
    },
    reown_getExchangePayUrl: { url: 'https://lodestar.example/pay/1', sessionId: 'session-1' },
    reown_getExchangeBuyStatus: { status: 'UNKNOWN' },
  }
  const asked: { readonly method: keyof ExchangeAnswers; readonly params: unknown }[] = []
  const http = createFakeHttp(() => undefined)
  http.on('POST', EXCHANGES, ({ body }) => {
    const request: { method: keyof ExchangeAnswers; params: unknown } = JSON.parse(body ?? '{}')
    asked.push(request)
    const result = answers[request.method]
    return result === undefined ? { status: 500, body: '' } : { json: { id: 1, result } }
  })
  const events: TelemetryEvent[] = []
  const { ports, features, ...options } = choice
  const made = createTestCore({
    adapter,
    projectId: 'p1',
    features: { pay: true, analytics: false, ...features },
    onEvent: (event: TelemetryEvent) => void events.push(event),
    ...options,
    ports: { http, ...ports },
  })
  const { core, clock } = made
  await core.start()
  const actions = await core.actions.pay.load()
  /** Lets everything happen that takes no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(20)
  }
  if (isConnected) {
    await core.actions.connect.withWallet('eip155', 'io.fjord')
    await settle()
    await core.actions.network.switchTo(networkId)
    await settle()
  }
  const pay = () => {
    const { pay } = core.snapshot()
    if (pay === undefined) throw new Error('Pay is not loaded')
    return pay
  }
  return {
    ...made,
    adapter,
    wallet,
    http,
    events,
    settle,
    answers,
    asked,
    held,
    pay,
    actions,
    step: () => pay().current.step,
    view: () => core.snapshot().router.history.at(-1)?.view,
    named: () => events.filter(({ event }) => /PAY/.test(event)),
  }
}
