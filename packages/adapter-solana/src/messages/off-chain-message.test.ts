import { expect, test } from 'vitest'
import vectors from '../../../../vectors/solana-offchain.json'
import {
  decodeOffChainMessage,
  encodeOffChainMessage,
  type OffChainMessage,
} from './off-chain-message.ts'

const { encode, refuse } = vectors.cases

function toHex(bytes: Uint8Array | undefined): string {
  return Array.from(bytes ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toBytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const [known] = encode
const MESSAGE: OffChainMessage = {
  applicationDomain: known?.applicationDomain ?? '',
  signers: known?.signers ?? [],
  text: 'hi',
}

test('every message is encoded exactly, and decoded again', () => {
  expect(encode).toHaveLength(31)
  for (const { applicationDomain, signers, text, hex } of encode) {
    const message = { applicationDomain, signers, text }
    expect(toHex(encodeOffChainMessage(message))).toBe(hex)
    expect(decodeOffChainMessage(toBytes(hex))).toEqual(message)
  }
})

test('everything else is refused', () => {
  expect(refuse).toHaveLength(24)
  for (const { hex } of refuse) expect(decodeOffChainMessage(toBytes(hex))).toBeUndefined()
})

test.each([
  ['no text', { text: '' }],
  ['nobody to sign', { signers: [] }],
  ['a signer that is none', { signers: ['0OIl'] }],
  ['too many signers', { signers: new Array(256).fill(MESSAGE.applicationDomain) }],
  ['a website that is none', { applicationDomain: 'shop.example' }],
  ['a text that is too long', { text: 'a'.repeat(65_536) }],
])('%s is not encoded', (_what, changes) => {
  expect(encodeOffChainMessage({ ...MESSAGE, ...changes })).toBeUndefined()
})

test.each([
  ['plain letters', 'hi', 0],
  ['a line end', 'hi\n', 1],
  ['the most that a hardware wallet takes', 'a'.repeat(1_232), 0],
  ['more than that', 'a'.repeat(1_233), 2],
  ['the most there can be', 'a'.repeat(65_535), 2],
])('%s have their own format', (_what, text, format) => {
  const bytes = encodeOffChainMessage({ ...MESSAGE, text }) ?? new Uint8Array()

  expect(bytes[49]).toBe(format)
  expect(decodeOffChainMessage(bytes)?.text).toBe(text)
})

test('bytes that are not UTF-8 are refused', () => {
  const bytes = encodeOffChainMessage(MESSAGE) ?? new Uint8Array()

  expect(decodeOffChainMessage(Uint8Array.of(...bytes.slice(0, -1), 0xff))).toBeUndefined()
  expect(decodeOffChainMessage(new Uint8Array())).toBeUndefined()
})
