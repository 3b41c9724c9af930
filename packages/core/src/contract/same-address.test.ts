import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { isLookalike, isSameAddress } from './same-address.ts'

interface Case {
  readonly known: string
  readonly entered: string
  readonly flag_at_4_4?: boolean
}

const { lookalike = [], unrelated = [], same = [] } = readVectors<Case>('address-poisoning')

test('every address that begins and ends like a known one is found', () => {
  const flagged = lookalike.filter((each) => each.flag_at_4_4 === true)

  expect(flagged.length).toBeGreaterThan(100)
  for (const { known, entered } of flagged) {
    expect(isLookalike(entered, known), entered).toBe(true)
    expect(isSameAddress(entered, known)).toBe(false)
  }
})

test('no other address is taken for one', () => {
  expect(unrelated.length + same.length).toBe(206)
  for (const { known, entered } of [...unrelated, ...same]) {
    expect(isLookalike(entered, known), entered).toBe(false)
  }
  for (const { known, entered } of same) expect(isSameAddress(entered, known)).toBe(true)
})

const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const SOLANA = 'FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4'

test.each([
  [SEGWIT, 'bc1qw508aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaf3t4', true],
  [SEGWIT, SEGWIT.toUpperCase(), false],
  [SEGWIT, 'bc1qaaaad6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', false],
  [SOLANA, 'FRaMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2aJ4', true],
  [SOLANA, `f${SOLANA.slice(1)}`, true],
  [SOLANA, 'frammaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2Aj4', true],
  [SOLANA, SOLANA, false],
] as const)('%s and %s', (one, other, expected) => {
  expect(isLookalike(one, other)).toBe(expected)
})
