import { expect, test } from 'vitest'
import { createCryptoRandom } from './crypto-random.ts'

test('ids have 128 bits and never repeat', () => {
  const random = createCryptoRandom()

  const ids = Array.from({ length: 20_000 }, () => random.id())

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

test('no bit is always the same', () => {
  const random = createCryptoRandom()
  const ids = Array.from({ length: 200 }, () => BigInt(`0x${random.id()}`))

  const or = ids.reduce((all, id) => all | id, 0n)
  const and = ids.reduce((all, id) => all & id, 2n ** 128n - 1n)

  expect(or).toBe(2n ** 128n - 1n)
  expect(and).toBe(0n)
})
