import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import type { RootState } from '../store/state/root.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createBalancesSlice } from './balances.state.ts'

const account: AccountId = 'eip155:1:0x1111111111111111111111111111111111111111'
const onBase: AccountId = 'eip155:8453:0x1111111111111111111111111111111111111111'
const onSolana: AccountId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'

function aSlice() {
  const state: RootState['balances'] = {}
  const clock = createFakeClock()
  return { state, clock, slice: createBalancesSlice(state, clock) }
}

test('a balance that was read is fresh for 30 seconds', async () => {
  const { clock, slice } = aSlice()

  slice.write(account, { status: 'ready', amountText: '1', symbol: 'ETH' })

  expect(slice.mayRead(account)).toBe(false)
  expect(slice.mayRead(onBase)).toBe(true)
  await clock.advance(30_000)
  expect(slice.mayRead(account)).toBe(true)
})

test.each([
  ['one that is older', 20_000, '2'],
  ['one that is newer', 5_000, '1'],
])('of two balances the newest is kept: beside 10 seconds, %s', async (_what, ageMs, newest) => {
  const { state, clock, slice } = aSlice()
  slice.write(account, { status: 'ready', amountText: '2', symbol: 'ETH' })
  await clock.advance(10_000)

  expect(slice.keepNewest(account, { amountText: '1', symbol: 'ETH', ageMs })).toBe(newest)

  expect(state[account]).toEqual({ status: 'ready', amountText: newest, symbol: 'ETH' })
  await clock.advance(20_000)
  expect(slice.mayRead(account)).toBe(newest === '2')
})

test('a balance that was read takes the place of one that failed', () => {
  const { state, slice } = aSlice()
  slice.fail(account, 'ETH')

  slice.keepNewest(account, { amountText: '1', symbol: 'ETH', ageMs: 20_000 })

  expect(state[account]).toEqual({ status: 'ready', amountText: '1', symbol: 'ETH' })
})

test('a failed balance is unavailable, never a number, and is requested again after 30 seconds', async () => {
  const { state, clock, slice } = aSlice()
  slice.write(account, { status: 'loading', amountText: '1', symbol: 'ETH' })

  slice.fail(account, 'ETH')

  expect(state[account]).toEqual({ status: 'unavailable', symbol: 'ETH' })
  await clock.advance(29_999)
  expect(slice.mayRead(account)).toBe(false)
  await clock.advance(1)
  expect(slice.mayRead(account)).toBe(true)
})

test('a balance that is loading is not fresh', () => {
  const { slice } = aSlice()

  slice.write(account, { status: 'loading', symbol: 'ETH' })

  expect(slice.mayRead(account)).toBe(true)
  expect(slice.read(account)).toEqual({ status: 'loading', symbol: 'ETH' })
})

test("a change of the computer's clock does not matter", () => {
  const { clock, slice } = aSlice()
  slice.fail(account, 'ETH')

  clock.jump(86_400_000)

  expect(slice.mayRead(account)).toBe(false)
})

test('removing a namespace keeps the others, and its balance is requested again', () => {
  const { state, slice } = aSlice()
  for (const each of [account, onBase, onSolana]) {
    slice.write(each, { status: 'ready', amountText: '1', symbol: 'X' })
  }

  slice.remove('eip155')

  expect(Object.keys(state)).toEqual([onSolana])
  expect(slice.mayRead(account)).toBe(true)
  expect(slice.mayRead(onSolana)).toBe(false)
})
