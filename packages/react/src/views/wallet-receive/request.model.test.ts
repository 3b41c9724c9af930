import type { Holding } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { type RequestForm, requestModel } from './request.model.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const HOLDINGS: readonly Holding[] = [
  {
    networkId: 'eip155:1',
    name: 'Ether',
    symbol: 'ETH',
    amountText: '1',
    decimals: 18,
    priceUsd: 3000,
  },
  {
    networkId: 'eip155:1',
    address: USDC,
    name: 'USD Coin',
    symbol: 'USDC',
    amountText: '5',
    decimals: 6,
    priceUsd: 1,
  },
  { networkId: 'eip155:1', address: '0xunnamed', amountText: '5', decimals: 6 },
]

function modelOf(form: Partial<RequestForm> = {}, holdings: readonly Holding[] = HOLDINGS) {
  const account = `eip155:1:${ADDRESS}` as const
  const snapshot = aSnapshot({
    ...connectedOn(),
    portfolio: { scope: 'network', accounts: { [account]: { status: 'ready', holdings } } },
  })
  return requestModel(snapshot, { amountText: '', token: undefined, ...form }, TEXT)
}

test('the coin and the held tokens that have a name can be asked for', () => {
  expect(modelOf()?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  expect(modelOf()?.chosen.symbol).toBe('ETH')
  expect(modelOf({ token: USDC })?.chosen.symbol).toBe('USDC')
  // Its list may not be read yet, or it may have been given away.
  expect(modelOf({}, [])?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH'])
  expect(modelOf({ token: '0xother' })?.chosen.symbol).toBe('ETH')
})

test.each<[form: Partial<RequestForm>, amount: string, fiat: string | undefined, link: string]>([
  [{ amountText: '0.25' }, '0.25 ETH', '$750.00', `ethereum:${ADDRESS}@1?value=250000000000000000`],
  [
    { amountText: '25', token: USDC, isConfirmed: true },
    '25 USDC',
    '$25.00',
    `ethereum:${USDC}@1/transfer?address=${ADDRESS}&uint256=25000000`,
  ],
  [
    { amountText: '1204.500' },
    '1,204.5 ETH',
    '$3,613,500.00',
    `ethereum:${ADDRESS}@1?value=1204500000000000000000`,
  ],
  [{ amountText: '2.' }, '2 ETH', '$6,000.00', `ethereum:${ADDRESS}@1?value=2000000000000000000`],
])('%j asks for %s', (form, amount, fiat, link) => {
  expect(modelOf(form)).toMatchObject({
    error: undefined,
    fiat,
    asks: { amount, network: 'Ethereum', link },
  })
})

test.each<[form: Partial<RequestForm>, error: string | undefined]>([
  [{ amountText: '' }, undefined],
  [{ amountText: '0' }, undefined],
  [{ amountText: '0.00' }, undefined],
  [{ amountText: '0.' }, undefined],
  [{ amountText: '1.0000001', token: USDC }, 'USDC has at most 6 decimals'],
  [{ amountText: `0.${'0'.repeat(18)}1` }, 'ETH has at most 18 decimals'],
  [{ amountText: '.' }, 'Enter an amount'],
  [{ amountText: '1e3' }, 'Enter the amount in figures, like 1234.5'],
  [{ amountText: ' 1.234' }, 'Enter the amount in figures, like 1234.5'],
  [{ amountText: '9'.repeat(78) }, 'Enter a smaller amount'],
])('%j can’t be asked for', (form, error) => {
  expect(modelOf(form)).toMatchObject({ error, asks: undefined, fiat: undefined })
})

test('without an account, or on an unknown network, nothing can be asked for', () => {
  const form = { amountText: '1', token: undefined }

  expect(requestModel(aSnapshot(), form, TEXT)).toBeUndefined()
  expect(requestModel(aSnapshot(connectedOn('eip155:999')), form, TEXT)).toBeUndefined()
})
