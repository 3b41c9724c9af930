import { expect, test } from 'vitest'
import { isZeroAddress } from './zero-address.ts'

test.each([
  [`0x${'0'.repeat(40)}`, true],
  ['1'.repeat(32), true],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
])('%s has no owner: %s', (address, expected) => {
  expect(isZeroAddress(address)).toBe(expected)
})
