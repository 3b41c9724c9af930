import { expect, test } from 'vitest'
import { isRelayFrame } from './relay-frame.ts'

/** A message of a subscription, with other parameters. */
function aMessage(params: object = {}, data: object = {}): string {
  const own = { id: 's', data: { topic: 't', message: 'm', publishedAt: 1, ...data }, ...params }
  return JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_subscription', params: own })
}

test.each([
  [JSON.stringify({ id: 1, jsonrpc: '2.0', result: true })],
  [JSON.stringify({ id: '1764000000000000000n', jsonrpc: '2.0', result: true })],
  [JSON.stringify({ id: 1, jsonrpc: '2.0', error: { code: -32000, message: 'No' } })],
  [aMessage()],
  [aMessage({}, { attestation: 'a' })],
])('%s can be read', (text) => {
  expect(isRelayFrame(text)).toBe(true)
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
  ['{"id":"error","jsonrpc":"2.0","result":true}'],
  ['{"jsonrpc":"2.0","result":true}'],
  [aMessage({ id: 'error' })],
  [aMessage({ id: 'relayer_message' })],
  [aMessage({ id: 7 })],
  [aMessage({ id: undefined })],
  [aMessage({}, { topic: 7 })],
  [aMessage({}, { topic: undefined })],
  [aMessage({}, { message: { text: 'm' } })],
  [aMessage({}, { message: undefined })],
])('%s can not', (text) => {
  expect(isRelayFrame(text)).toBe(false)
})
