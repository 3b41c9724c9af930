import type { NodeReader } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readTokenBalance } from './token-balance.ts'

const ACCOUNT = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = `0x${'a0'.repeat(20)}`

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const fixed = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`
const dynamic = (text: string) => {
  const hex = Buffer.from(text).toString('hex')
  return `0x${word(32n)}${word(BigInt(hex.length / 2))}${hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')}`
}

/** A node on which a token answers its calls so. */
function read(answers: { amount?: unknown; decimals?: unknown; symbol?: unknown }) {
  const { amount = `0x${word(7n)}`, decimals = `0x${word(6n)}`, symbol = dynamic('SALT') } = answers
  const byCall: Readonly<Record<string, unknown>> = {
    '0x70a08231': amount,
    '0x313ce567': decimals,
    '0x95d89b41': symbol,
  }
  const nodes: NodeReader = {
    read: async (_network, _method, params) =>
      byCall[String(Object(Object(params)[0]).data).slice(0, 10)],
  }
  const signal = new AbortController().signal
  return readTokenBalance(nodes, { account: ACCOUNT, token: TOKEN }, signal)
}

test('what an account has of a token is read exactly', async () => {
  expect(await read({ amount: `0x${word(2n ** 256n - 1n)}` })).toEqual({
    token: TOKEN,
    amount: 2n ** 256n - 1n,
    decimals: 6,
    symbol: 'SALT',
  })
})

test.each([
  ['as a text', dynamic('USD₮'), 'USD₮'],
  ['in one word, as old tokens do', fixed('MKR'), 'MKR'],
  ['in one full word', fixed('A'.repeat(32)), 'A'.repeat(32)],
  ['with signs that turn the line', dynamic('SA\u202eLT'), 'SALT'],
])('a symbol that is given %s', async (_how, symbol, expected) => {
  expect((await read({ symbol })).symbol).toBe(expected)
})

test.each([
  ['no contract', { amount: '0x' }, 'caip.invalid-address'],
  ['half a number', { amount: '0x07' }, 'http.malformed'],
  ['no hex', { amount: 7 }, 'http.malformed'],
  ['decimals beyond any token', { decimals: `0x${word(37n)}` }, 'http.malformed'],
  ['an empty symbol', { symbol: fixed('') }, 'http.malformed'],
  [
    'a symbol that is longer than the answer',
    { symbol: `0x${word(32n)}${word(64n)}${word(1n)}` },
    'http.malformed',
  ],
])('%s is an error', async (_what, answers, code) => {
  await expect(read(answers)).rejects.toMatchObject({ code })
})
