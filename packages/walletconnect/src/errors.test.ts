import { expect, test } from 'vitest'
import { troubleOf } from './errors.ts'

// Source: docs/specification.md, section 8, provider mapping.
test.each([
  ['Unauthorized: origin not allowed', 'origin'],
  ['Unauthorized: invalid key', 'project'],
  ['JWT validation error: JWT Token is not yet valid', 'clock'],
  ['JWT validation error: JWT Token is expired', 'clock'],
  ['JWT validation error: JWT Token is invalid', undefined],
  ['Socket stalled when trying to connect', undefined],
])('an error of the provider with %s', (text, kind) => {
  // The library puts its own words around the relay's.
  expect(
    troubleOf(new Error(`WebSocket connection closed abnormally with code: 3000 (${text})`)),
  ).toBe(kind)
  expect(troubleOf({ message: text })).toBe(kind)
})

test('what is no error with a message is none of them', () => {
  for (const thrown of [undefined, null, 'Unauthorized: invalid key', { message: 7 }]) {
    expect(troubleOf(thrown)).toBeUndefined()
  }
})
