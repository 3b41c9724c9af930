import { LatchkeyError, type ListedSwapToken, type SwapSource } from '@latchkey/core/contract'
import type { FakeHttp, SendingAdapter } from '@latchkey/core/testing'

/** The exchange of these tests. */
export const EXCHANGE = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
/** The dollar of these tests. */
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const TOKENS: readonly ListedSwapToken[] = [
  { symbol: 'ETH', name: 'Ether', decimals: 18 },
  { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: USDC },
  {
    symbol: 'DAI',
    name: 'Dai',
    decimals: 18,
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  },
  {
    symbol: 'LINK',
    name: 'Chainlink',
    decimals: 18,
    address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
  },
  {
    symbol: 'TIDE',
    name: 'Tide of the long and winding river',
    decimals: 18,
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  },
]
const DOLLARS: Readonly<Partial<Record<string, number>>> = {
  ETH: 3125.2,
  USDC: 1,
  DAI: 1,
  LINK: 15,
}

/** Makes a chain know these tokens as the exchange lists them; every account has 5,000 of each. */
export function knowSwapTokens({ tokens }: Pick<SendingAdapter, 'tokens'>): void {
  for (const { address, symbol, decimals } of TOKENS) {
    const amount = 5_000n * 10n ** BigInt(decimals)
    if (address !== undefined) tokens.set(address, { amount, symbol, decimals })
  }
}

/** The differences from a usual exchange. */
export interface SwapSourceChoice {
  /** How much is lost by the price, in percent. */
  readonly impact?: number
  readonly failing?: 'tokens' | 'price'
  /** The token is allowed already. */
  readonly isAllowed?: boolean
  /** Nothing vouches for the exchange. */
  readonly isUnknown?: boolean
  /** How many more tokens it lists, each with a name and an address of its own. */
  readonly more?: number
}

/** An exchange of fakes on Ethereum, with the prices of its tokens. Answers at once. */
export function aSwapSource({
  impact = 0.31,
  failing,
  isAllowed = false,
  isUnknown = false,
  more = 0,
}: SwapSourceChoice = {}): SwapSource {
  const tokenAt = (address: string | undefined): ListedSwapToken | undefined =>
    TOKENS.find((each) => each.address?.toLowerCase() === address?.toLowerCase())
  const dollarsOf = (address: string | undefined): number | undefined =>
    DOLLARS[tokenAt(address)?.symbol ?? '']
  const refuse = (): never => {
    throw new LatchkeyError('http.network', {})
  }
  const received = (from: string | undefined, to: string | undefined, amount: bigint): bigint => {
    const [given, got] = [tokenAt(from), tokenAt(to)]
    const share = ((dollarsOf(from) ?? 1) / (dollarsOf(to) ?? 1)) * (1 - impact / 100)
    const whole = Number(amount) / 10 ** (given?.decimals ?? 18)
    return BigInt(Math.round(whole * share * 1e6)) * 10n ** BigInt((got?.decimals ?? 18) - 6)
  }
  return {
    networks: ['eip155:1'],
    exchanges: () => (isUnknown ? [] : [{ address: EXCHANGE, name: 'Fathom' }]),
    listTokens: async () => (failing === 'tokens' ? refuse() : [...TOKENS, ...moreTokens(more)]),
    readQuote: async ({ from, to, amount }) =>
      failing === 'price' ? refuse() : received(from, to, amount),
    readPrice: async ({ address }) => dollarsOf(address),
    readGasPrice: async () => 30_000_000n,
    readAllowance: async () => (isAllowed ? 2n ** 255n : 0n),
    buildApproval: async ({ from = '', amount }) => ({
      networkId: 'eip155:1',
      to: from,
      amount: 0n,
      data: `0x095ea7b3${EXCHANGE.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`,
    }),
    buildSwap: async ({ from, amount }) => ({
      networkId: 'eip155:1',
      to: EXCHANGE,
      data: '0x18cbafe5',
      amount: from === undefined ? amount : 0n,
    }),
  }
}

function moreTokens(count: number): readonly ListedSwapToken[] {
  return Array.from({ length: count }, (_, index) => ({
    symbol: `ZZ${`${index + 1}`.padStart(4, '0')}`,
    name: `Numbered ${index + 1}`,
    decimals: 18,
    address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
  }))
}

/** The node of a network refuses to simulate, as many do: a swap then says nothing of its outcome. */
export function refuseSimulations(http: FakeHttp): void {
  http.on('POST', 'https://node.example/', ({ body = '' }) => {
    const { id } = JSON.parse(String(body))
    return { json: { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Unknown method' } } }
  })
}
