import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { isLookalike, isSameAddress, isZeroAddress } from './look-alike.ts'

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
    expect(isLookalike('eip155', entered, known), entered).toBe(true)
    expect(isSameAddress('eip155', entered, known)).toBe(false)
  }
})

test('no other address is taken for one', () => {
  expect(unrelated.length + same.length).toBe(206)
  for (const { known, entered } of [...unrelated, ...same]) {
    expect(isLookalike('eip155', entered, known), entered).toBe(false)
  }
  for (const { known, entered } of same) expect(isSameAddress('eip155', entered, known)).toBe(true)
})

const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const SOLANA = 'FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4'

test.each([
  ['bip122', SEGWIT, 'bc1qw508aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaf3t4', true],
  ['bip122', SEGWIT, SEGWIT.toUpperCase(), false],
  ['bip122', SEGWIT, 'bc1qaaaad6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', false],
  ['solana', SOLANA, 'FRaMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2aJ4', true],
  ['solana', SOLANA, `f${SOLANA.slice(1)}`, false],
] as const)('on %s %s and %s', (namespace, one, other, expected) => {
  expect(isLookalike(namespace, one, other)).toBe(expected)
})

test.each([
  [`0x${'0'.repeat(40)}`, true],
  ['1'.repeat(32), true],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
])('%s has no owner: %s', (address, expected) => {
  expect(isZeroAddress(address)).toBe(expected)
})
