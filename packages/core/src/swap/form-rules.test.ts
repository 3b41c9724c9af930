import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SwapState, SwapToken } from '../store/state/swap.ts'
import { type SwapProblem, swapBalance, swapProblem } from './form-rules.ts'
import { swapTokenRows } from './swap-tokens.ts'

const ACCOUNT: AccountId = 'eip155:1:0x1'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const eth: SwapToken = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const usdc: SwapToken = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

const known: Pick<Snapshot, 'balances' | 'portfolio'> = {
  balances: { [ACCOUNT]: { status: 'ready', amountText: '2', symbol: 'ETH' } },
  portfolio: {
    scope: 'network',
    accounts: {
      [ACCOUNT]: {
        status: 'ready',
        holdings: [
          {
            networkId: 'eip155:1',
            address: USDC.toLowerCase(),
            symbol: 'USDC',
            name: 'USD Coin',
            amountText: '12.5',
            decimals: 6,
            valueUsd: 12.5,
          },
        ],
      },
    },
  },
}

function quoteOf(units: string): SwapState['quote'] {
  const of = { account: ACCOUNT, from: eth, to: usdc, units }
  return { status: 'ready', of, units: '1', amountText: '0.000001', atMs: 0, isRefreshing: false }
}

const form = {
  account: ACCOUNT,
  isSupported: true,
  from: eth,
  to: usdc,
  amountText: '1',
  quote: quoteOf('1000000000000000000'),
}

test.each<[SwapProblem | undefined, Partial<Parameters<typeof swapProblem>[0]>]>([
  [undefined, {}],
  [undefined, { amountText: '1.' }],
  ['unsupported', { isSupported: false, from: undefined }],
  ['noToken', { to: undefined }],
  ['noToken', { from: undefined }],
  ['sameToken', { to: eth }],
  ['sameToken', { from: { ...usdc, address: USDC.toLowerCase() } }],
  ['noAmount', { amountText: '' }],
  ['noAmount', { amountText: '0.0' }],
  ['incorrectValue', { amountText: '1,5' }],
  ['incorrectValue', { amountText: '0.0000000000000000001' }],
  ['insufficientFunds', { amountText: '2.5' }],
  ['insufficientFunds', { from: usdc, to: eth, amountText: '12.500001' }],
  ['noQuote', { amountText: '1.5' }],
  ['noQuote', { quote: { status: 'loading' } }],
  ['quoteFailed', { quote: { status: 'failed', error: { code: 'swap.no-quote', message: '' } } }],
  [
    'insufficientFunds',
    {
      amountText: '3',
      quote: { status: 'failed', error: { code: 'swap.no-quote', message: '' } },
    },
  ],
])('a form has the problem %s: %#', (problem, changes) => {
  expect(swapProblem({ ...form, ...changes }, known)).toBe(problem)
})

test('what the lists write in other letters is the same token', () => {
  expect(swapBalance(known, ACCOUNT, usdc)).toBe('12.5')
})

test('a choice shows what the account has first, and suggests eight at most', () => {
  const symbols = 'AAVE ADA ARB AVAX BAL BICO CRV DAI DOT ENS GNO UNI ZZZ'.split(' ')
  const others = symbols.map((symbol, index): SwapToken => {
    return { ...usdc, symbol, address: `0x${`${index}`.padStart(40, '0')}` }
  })
  const network = { supported: [], activeNamespace: 'eip155', activeIds: {} } as const

  const rows = swapTokenRows({ ...known, network }, ACCOUNT, {
    status: 'ready',
    tokens: [...others, eth, usdc],
  })

  expect(rows.own.map(({ token, balanceText }) => [token.symbol, balanceText])).toEqual([
    ['ETH', '2'],
    ['USDC', '12.5'],
  ])
  expect(rows.suggested.map(({ symbol }) => symbol).join(' ')).toBe(
    'ETH UNI AAVE ADA AVAX DOT GNO DAI',
  )
  expect(rows.popular.map(({ symbol }) => symbol)).toEqual(symbols.slice(0, -1))
  expect(rows.others.map(({ symbol }) => symbol)).toEqual(['ZZZ'])
})

test('a symbol of several tokens makes none of them popular', () => {
  const network = { supported: [], activeNamespace: 'eip155', activeIds: {} } as const
  const [one, other] = ['1', '2'].map((digit): SwapToken => {
    return { ...usdc, symbol: 'AAVE', address: `0x${digit.padStart(40, '0')}` }
  })
  if (!one || !other) throw new Error('There are no tokens')

  const rows = swapTokenRows({ ...known, network }, ACCOUNT, {
    status: 'ready',
    tokens: [one, other],
  })

  expect(rows).toMatchObject({ suggested: [], popular: [], others: [one, other] })
})
