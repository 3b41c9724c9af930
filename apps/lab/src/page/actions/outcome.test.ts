import { expect, test } from 'vitest'
import { plainFailure } from './outcome.ts'

test('the error code is that of the innermost cause', () => {
  const wallet = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const library = Object.assign(new Error('long', { cause: wallet }), { shortMessage: 'Refused.' })

  expect(plainFailure(library)).toEqual({ name: 'Error', code: 4001, message: 'Refused.' })
})

test.each([
  ['text', { name: 'string', code: undefined, message: 'text' }],
  [undefined, { name: 'undefined', code: undefined, message: 'undefined' }],
  [{ code: -32002 }, { name: 'object', code: -32002, message: '[object Object]' }],
])('%s was thrown, and its text is shown', (thrown, expected) => {
  expect(plainFailure(thrown)).toEqual(expected)
})
