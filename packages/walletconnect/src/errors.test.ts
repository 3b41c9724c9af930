import { expect, test } from 'vitest'
import { proposalError, requestError, troubleOf } from './errors.ts'

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

test.each([
  ['words', { code: -32603, message: 'User rejected the request.' }],
  ['words under a code of a node', { code: -32000, message: 'User rejected' }],
  ['words under a code that is none', { code: 0, message: 'Rejected by user' }],
  ['words without a code', { message: 'User rejected.' }],
  ['words with a code that is text', { code: 'ACTION_REJECTED', message: '' }],
  ['few words', { code: -32603, message: 'Request rejected' }],
  ['a code inside', { code: -32603, message: 'Internal error', data: { code: 4001 } }],
])('a refusal told by %s is one', (_what, thrown) => {
  expect(requestError(thrown).code).toBe('wallet.request-rejected')
  expect(proposalError(thrown).code).toBe('wallet.rejected')
})

test.each([
  ['a node', { code: -32000, message: 'Transaction rejected: nonce too low' }, 'wallet.failed'],
  ['an end', { code: 6000, message: 'User cancelled' }, 'wallet.disconnected'],
  ['a method', { code: 5101, message: 'User rejected' }, 'wallet.unsupported-method'],
  ['the library', new Error('User rejected'), 'wallet.failed'],
])('the words of an error of %s are no refusal', (_what, thrown, code) => {
  expect(requestError(thrown).code).toBe(code)
})
