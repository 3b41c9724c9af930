import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { coinTypeOf } from './coin-type.ts'

interface Case {
  readonly chainId: number
  readonly coinType?: number
  readonly error?: string
}

const { ok = [], refused = [] } = readVectors<Case>('coin-type')

test('the coin type of a chain is unsigned', () => {
  expect(ok).toHaveLength(33)
  for (const { chainId, coinType } of ok) expect(coinTypeOf(chainId)).toBe(coinType)
  expect(coinTypeOf(1)).toBe(2_147_483_649)
})

test('other numbers are no chains', () => {
  expect(refused).toHaveLength(11)
  for (const { chainId, error } of refused) expect(() => coinTypeOf(chainId)).toThrow(error)
  for (const chainId of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => coinTypeOf(chainId)).toThrow('Invalid chainId')
  }
})
