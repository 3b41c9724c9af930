import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import {
  address,
  bool,
  bytes,
  fixedBytes,
  int,
  list,
  readExactly,
  tuple,
  uint,
  uint256,
} from './abi.ts'

const WHO = '0x225f137127d9067788314bc7fcc1f36746a3c3b5'

const SHAPE =
  'address, bool, uint48, int24, bytes4, bytes, (address, bytes)[], uint256[], (uint8, bytes[])'
const shape = tuple(
  ...([address, bool, uint(48), int(24), fixedBytes(4), bytes] as const),
  ...([list(tuple(address, bytes)), list(uint256), tuple(uint(8), list(bytes))] as const),
)
const DATA = encodeAbiParameters(parseAbiParameters(SHAPE), [
  ...([WHO, true, 99, -5, '0x12345678', '0x'] as const),
  ...([[[WHO, '0xabcd']], [1n, 2n], [7, ['0x', `0x${'11'.repeat(32)}`]]] as const),
]).slice(2)

test('values of every shape are read as an independent library wrote them', () => {
  expect(readExactly(shape, DATA)).toEqual([
    ...[WHO, true, 99n, -5n, '0x12345678', ''],
    ...[[[WHO, 'abcd']], [1n, 2n], [7n, ['', '11'.repeat(32)]]],
  ])
})

test('no single bit can be changed unseen: it is refused, or a value changes', () => {
  const written = JSON.stringify(readExactly(shape, DATA), json)
  const results = Array.from({ length: DATA.length }, (_one, at) => {
    const digit = (Number.parseInt(DATA[at] ?? '', 16) ^ 1).toString(16)
    return readExactly(shape, DATA.slice(0, at) + digit + DATA.slice(at + 1))
  })

  const same = results.filter(
    (read) => read !== undefined && JSON.stringify(read, json) === written,
  )

  expect(same).toEqual([])
  expect(results.filter((read) => read !== undefined).length).toBeGreaterThan(100)
})

test.each([
  ['bytes behind it', `${DATA}00`],
  ['a word behind it', DATA + '0'.repeat(64)],
  ['a missing byte', DATA.slice(2)],
  ['a missing end', DATA.slice(0, -64)],
  ['nothing', ''],
])('%s is refused', (_name, data) => {
  expect(readExactly(shape, data)).toBeUndefined()
})

test('lengths beyond the data cost nothing', () => {
  const huge = `${'20'.padStart(64, '0')}${'f'.repeat(64)}`

  expect(readExactly(tuple(list(uint256)), huge)).toBeUndefined()
  expect(readExactly(tuple(bytes), huge)).toBeUndefined()
})

function json(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
