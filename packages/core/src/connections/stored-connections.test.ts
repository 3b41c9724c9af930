import { expect, test } from 'vitest'
import { formatInactive, parseInactive } from './stored-connections.ts'

test('what was written is read again', () => {
  const kept = {
    eip155: { chosen: '0x1', walletIds: ['io.kestrel', 'io.tern'] },
    solana: { chosen: undefined, walletIds: ['Tern'] },
  }

  expect(parseInactive(formatInactive(kept))).toEqual(kept)
})

test('its form is that of other modals', () => {
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
])('anything else is nothing: %s', (text) => {
  expect(parseInactive(text)).toEqual({})
})

test('parts that nobody wrote so are left out', () => {
  const long = 'a'.repeat(257)
  const list = [null, 7, { connectorId: '' }, { connectorId: long }, { connectorId: 'io.tern' }]

  expect(parseInactive(JSON.stringify({ eip155: list }))).toEqual({
    eip155: { chosen: undefined, walletIds: ['io.tern'] },
  })
})
