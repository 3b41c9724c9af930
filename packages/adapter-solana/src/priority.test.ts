import { expect, test } from 'vitest'
import { limitPriority, priorityFee, priorityOf } from './priority.ts'

test.each([
  ['nobody said anything', 450, [], { unitLimit: 795, unitPrice: 0 }],
  ['nobody paid anything', 450, [0, 0, 0], { unitLimit: 795, unitPrice: 0 }],
  ['three of four paid no more', 450, [1, 2, 3, 4], { unitLimit: 795, unitPrice: 4 }],
  [
    'one of many paid far more',
    450,
    [...new Array(99).fill(5), 1e12],
    { unitLimit: 795, unitPrice: 5 },
  ],
])('where %s', (_what, units, recent, priority) => {
  expect(priorityOf(units, recent)).toEqual(priority)
})

test('the priority fee is at most a thousandth of a SOL, whatever nodes report', () => {
  for (const units of [0, 450, 200_000, 1_400_000]) {
    expect(priorityFee(priorityOf(units, [1e15]))).toBeLessThanOrEqual(1_000_000n)
  }
  expect(priorityFee(priorityOf(450, [1e15]))).toBeGreaterThan(999_000n)
})

test('the network rounds up', () => {
  expect(priorityFee({ unitLimit: 795, unitPrice: 1 })).toBe(1n)
  expect(priorityFee({ unitLimit: 1_000, unitPrice: 1_000 })).toBe(1n)
  expect(priorityFee({ unitLimit: 1_000, unitPrice: 1_001 })).toBe(2n)
})

test('at most the units that a transaction may take are requested', () => {
  expect(priorityOf(1_400_000, []).unitLimit).toBe(1_400_000)
})

test.each([
  [0n, 0n],
  [-1n, 0n],
  [10n, 10n],
  [1_000_000n, 398n],
])('limited to %d lamports, a priority fee of 398 is %d', (maxFee, fee) => {
  const usual = { unitLimit: 795, unitPrice: 500_000 }

  const limited = limitPriority(usual, maxFee)

  expect(priorityFee(limited)).toBeLessThanOrEqual(fee)
  expect(priorityFee(limited)).toBeGreaterThanOrEqual(fee - 1n)
})
