import { assert, bigInt, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isLatchkeyError } from '../contract/index.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { formatAmount, parseAmount } from './amount.ts'

interface Case {
  readonly input: string
  readonly decimals: number
  readonly base: string
}

const {
  exact = [],
  refused = [],
  either_but_never_another_number: either = [],
} = readVectors<Case>('token-units')

function attempt({ input, decimals }: Case): bigint | string {
  try {
    return parseAmount(input, decimals)
  } catch (error) {
    return isLatchkeyError(error) ? error.code : String(error)
  }
}

test(`${exact.length} amounts are read exactly and written back as the same number`, () => {
  expect(exact.length).toBeGreaterThan(400)
  for (const one of exact) {
    const amount = parseAmount(one.input, one.decimals)

    expect(amount, one.input).toBe(BigInt(one.base))
    expect(parseAmount(formatAmount(amount, one.decimals), one.decimals), one.input).toBe(amount)
  }
})

test(`${refused.length} texts are refused with a reason`, () => {
  expect(refused.length).toBeGreaterThan(90)
  const codes = ['amount.decimals', 'amount.invalid', 'amount.too-precise']
  for (const one of refused) expect(codes, JSON.stringify(one)).toContain(attempt(one))
})

test('an ambiguous text is read as its number, or refused', () => {
  for (const one of either)
    expect(['amount.invalid', BigInt(one.base)], JSON.stringify(one)).toContain(attempt(one))
})

test.each([
  ['1.2345', 2, 'amount.too-precise'],
  ['1', -1, 'amount.decimals'],
  ['1', 37, 'amount.decimals'],
  ['1', 1.5, 'amount.decimals'],
  ['1', Number.NaN, 'amount.decimals'],
  ['-1', 18, 'amount.invalid'],
  ['+1', 18, 'amount.invalid'],
  ['1e3', 18, 'amount.invalid'],
  ['1,5', 18, 'amount.invalid'],
  ['1 000', 18, 'amount.invalid'],
  ['.', 18, 'amount.invalid'],
  ['１', 18, 'amount.invalid'],
  [' 1', 18, 'amount.invalid'],
])('%j of a token with %d decimals is refused as %s', (input, decimals, code) => {
  expect(attempt({ input, decimals, base: '' })).toBe(code)
})

test.each([1e-7, 17, null, undefined, {}])('%j, which is no text, is no amount', (value) => {
  // A website that is not type checked may pass it.
  expect(attempt({ input: value as never, decimals: 18, base: '' })).toBe('amount.invalid')
})

test.each([
  [0n, 0, '0'],
  [1n, 0, '1'],
  [1n, 18, '0.000000000000000001'],
  [1_500_000n, 6, '1.5'],
  [-1_500_000n, 6, '-1.5'],
  [10n ** 36n, 36, '1'],
])('%d with %d decimals is written as %s', (amount, decimals, text) => {
  expect(formatAmount(amount, decimals)).toBe(text)
})

test('every amount is the same after writing and reading', async () => {
  const amounts = bigInt({ min: 0n, max: 2n ** 256n - 1n })
  const law = property(amounts, integer({ min: 0, max: 36 }), (amount, decimals) => {
    expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount)
  })

  await assert(law, { numRuns: 2_000 })
})

test('no text is read as a number other than the one written in it', async () => {
  const law = property(string(), integer({ min: 0, max: 36 }), (input, decimals) => {
    const amount = attempt({ input, decimals, base: '' })
    if (typeof amount === 'bigint') expect(input).toMatch(/^[0-9]*\.?[0-9]+$/)
  })

  await assert(law, { numRuns: 2_000 })
})
