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
  ['two things', undefined, 'Signature request rejected', true],
  ['a switch', -32603, 'Network switch rejected', true],
  ['a device', undefined, 'Transaction declined on device', true],
  ['the wallet', undefined, 'Request rejected by the wallet', true],
  ['the visitor', undefined, 'You have declined the transaction', true],
  ['the visitor, at the end', undefined, 'Cancelled by you', true],
  ['the visitor without funds', undefined, 'You have too little, so that it was rejected', false],
  ['a network', undefined, 'Network rejected transaction', false],
  ['what was not authorized', undefined, 'User has not authorized the request', true],
  ['a user in Dutch', undefined, 'Gebruiker heeft geweigerd', true],
  ['a user in Italian', undefined, 'L’utente ha rifiutato', true],
  ['a user in Polish', undefined, 'Użytkownik odrzucił żądanie', true],
  ['a user in Ukrainian', undefined, 'Користувач відхилив запит', true],
  ['a reason', undefined, 'Transaction rejected: insufficient funds', false],
  ['funds of a user', -32603, 'The user account has no funds, tx aborted', false],
  ['a quota of a user', -32603, 'Failed: user quota exceeded, request cancelled', false],
  ['a user that is unknown', undefined, 'User not logged in: connection refused', false],
  ['an operation', undefined, 'User operation rejected: fee too low', false],
  ['a user in a reason', undefined, 'Transaction rejected: insufficient user balance', false],
  ['a user somewhere else', undefined, 'The user has no account. The network rejected it', false],
])('words about %s', (_what, code, text, isRefusal) => {
  expect(saysRefused({ code, texts: [text] })).toBe(isRefusal)
})
