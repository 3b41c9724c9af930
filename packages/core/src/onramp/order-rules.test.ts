import { expect, test } from 'vitest'
import type { OnrampItem, OnrampOrderStep } from '../store/state/onramp-orders.ts'
import { findItem, isOpen, stepWithoutNews } from './order-rules.ts'

const WAITING = { step: 'waiting' } as const
const QUIET = { step: 'notConfirmedYet', canTryAgain: false } as const
const LATE = { step: 'notConfirmedYet', canTryAgain: true } as const

test.each<[OnrampOrderStep, string, number, boolean, OnrampOrderStep]>([
  [WAITING, 'coinbase', 0, false, WAITING],
  [WAITING, 'coinbase', 179_999, false, WAITING],
  [WAITING, 'coinbase', 180_000, false, LATE],
  [WAITING, 'coinbase', 10, true, QUIET],
  [QUIET, 'coinbase', 20, false, WAITING],
  [QUIET, 'coinbase', 180_000, true, LATE],
  [WAITING, 'meld', 180_000, false, QUIET],
  [WAITING, 'QUAY', 10_000_000, true, QUIET],
  // The clock was set back.
  [WAITING, 'coinbase', -5_000, false, WAITING],
  [{ step: 'pending' }, 'coinbase', 900_000, true, { step: 'pending' }],
  [{ step: 'opening' }, 'coinbase', 900_000, true, { step: 'opening' }],
  [{ step: 'known', itemId: 'r' }, 'coinbase', 900_000, true, { step: 'known', itemId: 'r' }],
])('%j at %s after %d ms, window closed: %s → %j', (current, id, ageMs, isWindowClosed, next) => {
  const order = { current, seller: { id, name: id }, startedAtMs: 1_000_000 }

  expect(stepWithoutNews(order, { nowMs: 1_000_000 + ageMs, isWindowClosed })).toEqual(next)
})

test.each<[OnrampOrderStep, boolean]>([
  [WAITING, true],
  [QUIET, true],
  [{ step: 'pending' }, true],
  [{ step: 'opening' }, false],
  [{ step: 'bought' }, false],
  [{ step: 'failed' }, false],
  [{ step: 'known', itemId: 'r' }, false],
])('of %j news may still come: %s', (current, isExpected) => {
  expect(isOpen({ current })).toBe(isExpected)
})

const item = (id: string, status: OnrampItem['status'], atMs: number): OnrampItem => ({
  id,
  status,
  atMs,
  provider: 'Coinbase',
})
const ITEMS = [item('c', 'bought', 300), item('b', 'pending', 50), item('a', 'failed', 40)]

test.each<[string, readonly string[] | undefined, readonly string[], string | undefined]>([
  ['the new one', ['a', 'b'], [], 'c'],
  ['none, where all were there before', ['a', 'b', 'c'], [], undefined],
  ['none that is another order', ['a', 'b'], ['c'], undefined],
  ['a later one, where nothing is known of before', undefined, [], 'c'],
  ['one under way, where nothing is known of before', undefined, ['c'], 'b'],
])('an order becomes %s', (_case, before, claimed, id) => {
  const found = findItem({ startedAtMs: 100 }, ITEMS, { before, claimed: new Set(claimed) })

  expect(found?.id).toBe(id)
})
