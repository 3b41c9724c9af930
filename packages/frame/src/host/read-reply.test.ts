import { expect, test } from 'vitest'
import { knownCode } from './read-reply.ts'

test.each([4001, 4100, 4200, 4900, 4901, 5700, 5730, 5760, -32768, -32603, -32000])(
  '%d is known',
  (code) => expect(knownCode(code)).toBe(code),
)

test.each([
  ...[0, 4000, 4002, 4902, 5699, 5761, -31999, -32769, 4001.5, Number.NaN, Infinity],
  ...['4001', [4001], { valueOf: () => 4001 }, new Number(4001), 4001n, null, undefined, true],
])('%o is not', (code) => expect(knownCode(code)).toBeUndefined())
