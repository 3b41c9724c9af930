import { expect, test } from 'vitest'
import { splitAddress } from './split-address.ts'

const EVM = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'

test.each([
  [EVM, '0x', '8F3a 52C1 e07B d944 60aF 19cE 3bD7 782A 5c60 E41d'],
  [
    'Hk3v9wXQxNkWc2q7m8bS4tZrY1fUaJpLdEoGnVi6sTB',
    '',
    'Hk3v 9wXQ xNkW c2q7 m8bS 4tZr Y1fU aJpL dEoG nVi6 sTB',
  ],
  [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '',
    'bc1q ar0s rrr7 xfkv y5l6 43ly dnw9 re59 gtzz wf5m dq',
  ],
  ['', '', ''],
])('%s is split into groups of four', (address, prefix, groups) => {
  const split = splitAddress(address)

  expect(split.prefix).toBe(prefix)
  expect(split.groups.map(({ text }) => text).join(' ')).toBe(groups)
})

test('first and last group are marked, and what differs from another address', () => {
  const other = '0x8f3aD90b77137Bd94460aF19cE3bD7782A5cE41D'.padEnd(42, '0')
  const { groups } = splitAddress(EVM, other)

  expect(groups.map(({ isEnd }) => isEnd)).toEqual([
    true,
    ...Array.from({ length: 8 }, () => false),
    true,
  ])
  expect(groups[0]?.isDifferent).toBe(false)
  expect(groups[1]?.isDifferent).toBe(true)
})

test('capitals mean nothing in an EVM address and something in others', () => {
  const marks = (address: string, other: string) =>
    splitAddress(address, other).groups.some(({ isDifferent }) => isDifferent)

  expect(marks(EVM, EVM.toLowerCase())).toBe(false)
  expect(marks('Hk3v9wXQ', 'hk3v9wxq')).toBe(true)
})
