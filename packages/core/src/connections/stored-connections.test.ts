import { expect, test } from 'vitest'
import { formatInactive, parseInactive } from './stored-connections.ts'

test('stored connections are read again', () => {
  const stored = {
    eip155: { chosen: '0x1', walletIds: ['io.kestrel', 'io.tern'] },
    solana: { chosen: undefined, walletIds: ['Tern'] },
  }

  expect(parseInactive(formatInactive(stored))).toEqual(stored)
})

test('the format is the one of other modals', () => {
  const text = '{"eip155":[{"connectorId":"io.fjord","accounts":["0x1"]},{"connectorId":"x"}]}'

  expect(parseInactive(text)).toEqual({ eip155: { chosen: '0x1', walletIds: ['x'] } })
})

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"cosmos":[{"connectorId":"a"}]}',
  '{"__proto__":[{"connectorId":"a"}]}',
  '{"eip155":{"length":1}}',
  `{"eip155":${JSON.stringify(Array.from({ length: 21 }, () => ({ connectorId: 'a' })))}}`,
])('every other text has no connections: %s', (text) => {
  expect(parseInactive(text)).toEqual({})
})

test('a connection of a namespace that the page serves is read, and of no other', () => {
  const text =
    '{"sui":[{"connectorId":"io.fjord"},{"connectorId":"x"}],"aptos":[{},{"connectorId":"y"}]}'
  const serves = (namespace: string): namespace is 'sui' => namespace === 'sui'

  expect(parseInactive(text, serves)).toEqual({ sui: { chosen: undefined, walletIds: ['x'] } })
})

test('invalid parts are left out', () => {
  const long = 'a'.repeat(257)
  const list = [null, 7, { connectorId: '' }, { connectorId: long }, { connectorId: 'io.tern' }]

  expect(parseInactive(JSON.stringify({ eip155: list }))).toEqual({
    eip155: { chosen: undefined, walletIds: ['io.tern'] },
  })
})
