import { expect, test } from 'vitest'
import { isRelayFrame } from './relay-frame.ts'

test.each([
  [{ id: 1, jsonrpc: '2.0', result: true }],
  [{ id: 1, jsonrpc: '2.0', error: { code: -32000, message: 'No' } }],
  [{ id: 1, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 's', data: {} } }],
])('%j can be read', (frame) => {
  expect(isRelayFrame(JSON.stringify(frame))).toBe(true)
})

test.each([
  ['null'],
  ['7'],
  ['"text"'],
  ['{'],
  [''],
  [undefined],
  [new ArrayBuffer(8)],
  ['{"id":1,"jsonrpc":"2.0","method":"irn_subscription"}'],
  ['{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":null}'],
  ['{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":{"data":null}}'],
  ['{"id":1,"jsonrpc":"2.0","method":7,"params":{"data":{}}}'],
])('%j can not', (text) => {
  expect(isRelayFrame(text)).toBe(false)
})
