import { expect, test } from 'vitest'
import type { Holding } from '../store/state/portfolio.ts'
import { keepEqual } from './keep-equal.ts'

function aHolding(address: string | undefined, changes: Partial<Holding> = {}): Holding {
  return {
    networkId: 'eip155:1',
    address,
    name: 'Dollar',
    symbol: 'USD',
    decimals: 6,
    amountText: '1',
    priceUsd: 1,
    valueUsd: 1,
    ...changes,
  }
}

const COIN = aHolding(undefined)
const ONE = aHolding('0x1')
const TWO = aHolding('0x2')

test('an equal list stays the same list', () => {
  const before = [COIN, ONE, TWO]

  expect(keepEqual(before, structuredClone(before))).toBe(before)
})

test.each<[what: string, next: readonly Holding[], isKept: readonly boolean[]]>([
  ['an amount', [COIN, aHolding('0x1', { amountText: '2' }), TWO], [true, false, true]],
  ['a price', [aHolding(undefined, { priceUsd: 2 }), ONE, TWO], [false, true, true]],
  ['a picture', [COIN, ONE, aHolding('0x2', { iconUrl: 'https://a.b' })], [true, true, false]],
  ['the order', [COIN, TWO, ONE], [true, true, true]],
  ['a new token', [COIN, aHolding('0x0'), ONE, TWO], [true, false, true, true]],
  ['one token less', [COIN, TWO], [true, true]],
])('with a change of %s the other entries stay the same', (_what, next, isKept) => {
  const before = [COIN, ONE, TWO]

  const kept = keepEqual(before, structuredClone(next))

  expect(kept).toEqual(next)
  expect(kept.map((each) => before.includes(each))).toEqual(isKept)
})

test('without an old list the new one is taken', () => {
  const next = [COIN]

  expect(keepEqual(undefined, next)).toBe(next)
})
