import { expect, test } from 'vitest'
import { isRecapSentence, readRecap } from './read-recap.ts'

const ASKED = { methods: ['personal_sign', 'eth_sign'], chains: ['eip155:1', 'eip155:8453'] }
const SAYS = 'I further authorize the stated URI to perform the following actions on my behalf: (1)'

function recap(att: unknown, rest: object = {}): string {
  return `urn:recap:${btoa(JSON.stringify({ att, ...rest }))}`
}

test('requested methods and networks are read, with and without base64 padding', () => {
  const limits = [{ chains: ['eip155:1'] }]
  const complete = recap({ eip155: { 'request/eth_sign': limits, 'request/personal_sign': [{}] } })

  for (const text of [complete, complete.replace(/=+$/, '')]) {
    expect(readRecap(text, ASKED)).toEqual({
      methods: ['eth_sign', 'personal_sign'],
      chains: ['eip155:1'],
    })
  }
})

test.each<[string, string]>([
  ['a method more', recap({ eip155: { 'request/eth_sendTransaction': [{}] } })],
  ['a network more', recap({ eip155: { 'request/eth_sign': [{ chains: ['eip155:666'] }] } })],
  ['networks that are none', recap({ eip155: { 'request/eth_sign': [{ chains: 'eip155:1' }] } })],
  ['another ability', recap({ eip155: { 'crud/delete': [{}] } })],
  ['a limit that is none', recap({ eip155: { 'request/eth_sign': [5] } })],
  ['another limit', recap({ eip155: { 'request/eth_sign': [{ amount: 1 }] } })],
  ['two limits', recap({ eip155: { 'request/eth_sign': [{}, {}] } })],
  ['another resource', recap({ eip155: {}, 'https://shop.example': { 'crud/delete': [{}] } })],
  ['proofs', recap({ eip155: {} }, { prf: ['x'] })],
  ['a line break', `${recap({ eip155: {} })}\n- https://evil.example`],
  ['no JSON', `urn:recap:${btoa('{"att"')}`],
  ['no base64', 'urn:recap:%'],
  ['nothing', 'urn:recap:'],
])('a recap with %s is not read', (_, text) => {
  expect(readRecap(text, ASKED)).toBeUndefined()
})

test('a sentence has to name exactly the methods, in any order', () => {
  const textOf = (names: string) => `${SAYS} 'request': ${names} for 'eip155'.`

  expect(isRecapSentence(textOf("'personal_sign', 'eth_sign'"), ASKED)).toBe(true)
  expect(isRecapSentence(textOf("'eth_sign', 'personal_sign'"), ASKED)).toBe(true)
  expect(isRecapSentence(textOf("'eth_sign'"), ASKED)).toBe(false)
  expect(
    isRecapSentence(`${textOf("'eth_sign', 'personal_sign'")}\nURI: https://e.example`, ASKED),
  ).toBe(false)
  expect(isRecapSentence('Pay all.', { methods: [], chains: [] })).toBe(false)
  expect(isRecapSentence(`Well, ${textOf("'eth_sign', 'personal_sign'")}`, ASKED)).toBe(false)
})
