import { expect, test } from 'vitest'
import { differenceFrom } from './difference.ts'

test.each([
  ['saltmarket.example', 'saltrnarket.example', 'm'],
  ['saltrnarket.example', 'saltmarket.example', 'rn'],
  ['a.example', 'shop.example', 'a'],
  ['shop.example', 'shop.example', ''],
  ['shop.example:8443', 'shop.example', ':8443'],
  ['', 'shop.example', ''],
])('what of %j differs from %j is %j', (text, other, different) => {
  const parts = differenceFrom(text, other)

  expect(parts.different).toBe(different)
  expect(parts.before + parts.different + parts.after).toBe(text)
})
