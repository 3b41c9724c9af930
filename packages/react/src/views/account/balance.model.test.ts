import type { BalanceState } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { balanceModel } from './balance.model.ts'

const ID = `eip155:1:${ADDRESS}`

test.each<[what: string, balance: BalanceState | undefined, kind: string, text: string]>([
  ['not asked for yet', undefined, 'loading', 'Balance is loading'],
  ['on its way', { status: 'loading', symbol: 'ETH' }, 'loading', 'Balance is loading'],
  [
    'read again, the old one stays',
    { status: 'loading', amountText: '1.5', symbol: 'ETH' },
    'amount',
    '1.500 ETH',
  ],
  ['known', { status: 'ready', amountText: '1.2849', symbol: 'ETH' }, 'amount', '1.284 ETH'],
  ['nothing at all', { status: 'ready', amountText: '0', symbol: 'ETH' }, 'amount', '0.000 ETH'],
  ['not there', { status: 'unavailable', symbol: 'ETH' }, 'unavailable', 'Balance unavailable'],
])('a balance that is %s', (_what, balance, kind, text) => {
  const balances = balance === undefined ? {} : { [ID]: balance }

  expect(balanceModel(aSnapshot({ ...connectedOn(), balances }), TEXT)).toEqual({
    kind,
    text,
  })
})

test('the balance of the website’s token has its picture', () => {
  const token = {
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    image: 'https://t.example/a',
  }
  const tokenBalances = { [ID]: { status: 'ready', amountText: '2', symbol: 'WBTC' } } as const
  const snapshot = aSnapshot({ ...connectedOn(), tokenBalances }, { tokens: { 'eip155:1': token } })

  expect(balanceModel(snapshot, TEXT)).toMatchObject({ text: '2.000 WBTC', image: token.image })
})

test('without a connection there is no balance', () => {
  expect(balanceModel(aSnapshot(), TEXT)).toBeUndefined()
})
