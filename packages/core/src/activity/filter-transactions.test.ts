import { expect, test } from 'vitest'
import type { ActivityTransfer } from '../store/state/activity.ts'
import { aTransaction } from '../testing/a-transaction.ts'
import { filterTransactions } from './filter-transactions.ts'

const SPAM: ActivityTransfer = {
  direction: 'in',
  collectible: { id: 'f', name: 'Free', isSpam: true },
}
const ART: ActivityTransfer = {
  direction: 'in',
  collectible: { id: 't', name: 'Tide', isSpam: false },
}
const COIN: ActivityTransfer = {
  direction: 'in',
  amountText: '1',
  token: { name: 'Ether', symbol: 'ETH' },
}

test.each([
  ['without transfers', { transfers: [] }, true],
  ['with a token', { transfers: [COIN] }, true],
  ['with a collectible', { transfers: [ART] }, true],
  ['with a token and spam', { transfers: [COIN, SPAM] }, true],
  ['with spam alone', { transfers: [SPAM] }, false],
  ['with more spam', { transfers: [SPAM, SPAM] }, false],
  ['of another network', { networkId: 'eip155:10' as const }, false],
  ['of no named network', { networkId: undefined }, false],
])('a transaction %s is kept: %#', (_name, changes, isKept) => {
  const kept = filterTransactions([aTransaction(changes)], 'eip155:1')

  expect(kept.length === 1).toBe(isKept)
})
