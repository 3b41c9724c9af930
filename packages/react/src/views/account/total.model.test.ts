import type { AccountHoldings, Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { coinModel, totalModel } from './total.model.ts'

const TOKEN = { networkId: 'eip155:1', amountText: '1', decimals: 6 } as const

test.each<
  [
    what: string,
    list: AccountHoldings | undefined,
    state: string,
    value: string,
    announcement?: string,
  ]
>([
  ['not read yet', undefined, 'loading', '–', 'Total is loading'],
  ['of an empty account', { status: 'ready', holdings: [] }, 'ready', '$0.00'],
  [
    'known',
    { status: 'ready', holdings: [{ ...TOKEN, valueUsd: 4218.357 }] },
    'ready',
    '$4,218.36',
  ],
  [
    'too long for the card',
    { status: 'ready', holdings: [{ ...TOKEN, valueUsd: 2_296_800_000_006.4 }] },
    'ready',
    '$2.3T',
  ],
  [
    'as long as one that fits',
    { status: 'ready', holdings: [{ ...TOKEN, valueUsd: 999_999_999_999.4 }] },
    'ready',
    '$999,999,999,999.40',
  ],
  [
    'not known although nothing is known to be held',
    { status: 'unavailable', holdings: [] },
    'unknown',
    '–',
    'Total unknown',
  ],
  [
    'partly known',
    { status: 'ready', holdings: [{ ...TOKEN, valueUsd: 2 }, TOKEN] },
    'ready',
    '$2.00',
    'Tokens without a known price aren’t included',
  ],
  ['without any price', { status: 'ready', holdings: [TOKEN] }, 'unknown', '–', 'Total unknown'],
  ['unavailable', { status: 'unavailable' }, 'unknown', '–', 'Total unknown'],
])('a total that is %s', (_what, list, state, value, announcement) => {
  const accounts = list === undefined ? {} : { [`eip155:1:${ADDRESS}`]: list }
  const snapshot = aSnapshot({ ...connectedOn(), portfolio: { scope: 'network', accounts } })

  expect(totalModel(snapshot, TEXT)).toEqual({ state, value, announcement })
})

const COIN = { symbol: 'ETH', amountText: '1.284' } as const

test('where no value is known it is the balance in the coin of the network', () => {
  const id = `eip155:1:${ADDRESS}` as const
  const unpriced = {
    ...connectedOn(),
    portfolio: {
      scope: 'network' as const,
      accounts: { [id]: { status: 'ready' as const, holdings: [TOKEN] } },
    },
    balances: { [id]: { status: 'ready' as const, ...COIN } },
  }

  const total = { state: 'coin', value: '1.284 ETH', announcement: undefined }
  expect(totalModel(aSnapshot(unpriced), TEXT)).toEqual(total)
  expect(coinModel(aSnapshot(unpriced), TEXT)).toEqual(total)
})

test.each<[what: string, balances: Snapshot['balances'], state: string, announcement: string]>([
  ['not read yet', {}, 'loading', 'Balance is loading'],
  [
    'unavailable',
    { [`eip155:1:${ADDRESS}`]: { status: 'unavailable', symbol: 'ETH' } },
    'unknown',
    'Balance unavailable',
  ],
])('a balance that is %s is said', (_what, balances, state, announcement) => {
  expect(coinModel(aSnapshot({ ...connectedOn(), balances }), TEXT)).toMatchObject({
    state,
    announcement,
  })
})

test('the website’s token in place of the coin is shown with its picture', () => {
  const id = `eip155:1:${ADDRESS}` as const
  const image = 'https://t.example/a'
  const token = { address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', image }
  const tokenBalances = { [id]: { status: 'ready', amountText: '2', symbol: 'WBTC' } } as const
  const snapshot = aSnapshot({ ...connectedOn(), tokenBalances }, { tokens: { 'eip155:1': token } })

  expect(coinModel(snapshot, TEXT)).toMatchObject({ state: 'coin', value: '2.000 WBTC', image })
})
