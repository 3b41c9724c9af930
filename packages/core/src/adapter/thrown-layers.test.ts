import { expect, test } from 'vitest'
import { readThrownLayers, saysRefused } from './thrown-layers.ts'

test('errors inside an error are read, each once, and texts as well', () => {
  const inner = { code: 4001, message: 'Inner' }
  const outer = Object.assign(new Error('Outer', { cause: inner }), { error: 'Text', data: inner })
  Object.assign(inner, { cause: outer })

  expect(readThrownLayers(outer).map(({ code, texts }) => [code, texts])).toEqual([
    [undefined, ['Error', 'Outer']],
    [undefined, ['Text']],
    [4001, ['Inner']],
  ])
})

test('an error with more errors inside than there can be is read in part', () => {
  const endless = (): object => ({
    get cause() {
      return endless()
    },
  })

  expect(readThrownLayers(endless())).toHaveLength(20)
})

test.each([
  ['a user', undefined, 'The user has declined the request', true],
  ['a user, with a code of a node', -32000, 'User rejected', true],
  ['nothing more', undefined, 'Transaction rejected', true],
  ['nothing more, with a code of a node', -32003, 'Transaction rejected', false],
  ['a reason', undefined, 'Transaction rejected: insufficient funds', false],
  ['an operation', undefined, 'User operation rejected: fee too low', false],
  ['a user in a reason', undefined, 'Transaction rejected: insufficient user balance', false],
  ['a user somewhere else', undefined, 'The user has no account. The network rejected it', false],
])('words about %s', (_what, code, text, isRefusal) => {
  expect(saysRefused({ code, texts: [text] })).toBe(isRefusal)
})
