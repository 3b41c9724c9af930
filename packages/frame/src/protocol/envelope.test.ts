import { expect, test } from 'vitest'
import {
  CALLS,
  eventMessage,
  readAppMessage,
  readFrameMessage,
  replyMessage,
  requestMessage,
} from './index.ts'
import { isReadable, isWithoutTraps } from './plain-data.ts'

/** As a window delivers it: all keys are own keys, whatever their names. */
function fromWire(json: string): unknown {
  return structuredClone(JSON.parse(json))
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { in: nested(depth - 1) }
}

test('requests and replies are written in the form in which they are read', () => {
  expect(requestMessage('1', 'GET_USER', undefined)).toEqual({
    id: '1',
    type: '@w3m-app/GET_USER',
  })
  expect(readAppMessage(requestMessage('1', 'CONNECT_OTP', { otp: '1' }))).toEqual({
    id: '1',
    name: 'CONNECT_OTP',
    payload: { otp: '1' },
  })
  const request = { id: '1', name: 'GET_USER' }
  expect(replyMessage(request, 'success', { a: 1 }).type).toBe('@w3m-frame/GET_USER_SUCCESS')
  expect(readFrameMessage(replyMessage(request, 'error', { message: 'no' }))).toEqual({
    ...request,
    outcome: 'error',
    payload: { message: 'no' },
  })
  expect(readFrameMessage(eventMessage('READY', { version: '4' }))).toEqual({
    id: undefined,
    name: 'READY',
    outcome: 'event',
    payload: { version: '4' },
  })
})

test.each([
  [null],
  [undefined],
  [1],
  ['@w3m-frame/READY'],
  [[]],
  [{}],
  [{ type: 1 }],
  [{ type: '@w3m-app/READY' }],
  [{ type: ' @w3m-frame/READY' }],
  [{ type: '@w3m-frame/READY', id: 1 }],
  [{ type: '@w3m-frame/READY', payload: new Map() }],
  [{ type: '@w3m-frame/READY', payload: new Date() }],
  [{ type: '@w3m-frame/READY', payload: new ArrayBuffer(4) }],
])('%j is not a message of the frame', (data) => {
  expect(readFrameMessage(data)).toBeUndefined()
})

test('data that is too deep or too large is not read', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle

  expect(isReadable(nested(31))).toBe(true)
  expect(isReadable(nested(33))).toBe(false)
  expect(isReadable(circle)).toBe(false)
  expect(isReadable('a'.repeat(1024 * 1024))).toBe(true)
  expect(isReadable('a'.repeat(1024 * 1024 + 1))).toBe(false)
  expect(isReadable('é'.repeat(1024 * 512))).toBe(true)
  expect(isReadable('é'.repeat(1024 * 512 + 1))).toBe(false)
  expect(isReadable('語'.repeat(1024 * 400))).toBe(false)
  expect(isReadable(new Array(2 ** 24).fill(0))).toBe(false)
  expect(isReadable({ ['k'.repeat(1024 * 1024)]: 1 })).toBe(false)
})

test('data that throws when it is read is refused', () => {
  const hostile = new Proxy({}, { ownKeys: () => Promise.reject as never })

  expect(isReadable(hostile)).toBe(false)
  expect(isReadable(() => 1)).toBe(false)
  expect(isReadable(Symbol('s'))).toBe(false)
})

test.each(['__proto__', 'constructor', 'prototype'])('a key %s is removed', (key) => {
  const trap = fromWire(`{ "${key}": { "polluted": true } }`)
  const request = fromWire(`{ "method": "eth_call", "params": [{ "${key}": { "polluted": 1 } }] }`)
  const theme = fromWire(`{ "themeVariables": { "${key}": "x" } }`)

  expect(isWithoutTraps(trap)).toBe(false)
  expect(CALLS.RPC_REQUEST.request.safeParse(request).success).toBe(false)
  expect(CALLS.RPC_REQUEST.reply.safeParse([trap]).success).toBe(false)
  const { data = {} } = CALLS.SYNC_THEME.request.safeParse(theme)
  expect(Object.getOwnPropertyNames(data.themeVariables ?? {})).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('among unknown keys it is removed as well', () => {
  const user = fromWire(
    '{ "address": "0x1", "chainId": 1, "__proto__": { "email": "a@b.example" } }',
  )

  const { data } = CALLS.GET_USER.reply.safeParse(user)

  expect(data).toEqual({ address: '0x1', chainId: 1 })
  expect(data?.email).toBeUndefined()
})
