import { expect, test } from 'vitest'
import { createSymbolCheck, onlyToken, tokensNamed } from './token-symbols.ts'

const COIN = { symbol: 'ETH' }
const REAL = { address: '0xA1', symbol: 'USDC' }
const FALSE_ONE = { address: '0xB2', symbol: 'usdc' }
const FALSE_COIN = { address: '0xC3', symbol: 'ETH' }
const TOKENS = [COIN, REAL, FALSE_ONE, FALSE_COIN]

test.each([
  ['0xb2', [FALSE_ONE]],
  ['USDC', [REAL, FALSE_ONE]],
  // The network itself says what its coin is called.
  ['eth', [COIN]],
  ['DAI', []],
  ['', []],
])('%j may mean %j', (text, tokens) => {
  expect(tokensNamed(TOKENS, text)).toEqual(tokens)
})

test('a symbol of several tokens names none of them, and the refusal says their addresses', () => {
  expect(() => onlyToken(TOKENS, 'USDC')).toThrowError(
    expect.objectContaining({
      code: 'token.ambiguous',
      context: { symbol: 'USDC', addresses: ['0xA1', '0xB2'] },
    }),
  )
  expect(onlyToken(TOKENS, '0xA1')).toBe(REAL)
  expect(onlyToken(TOKENS, 'DAI')).toBeUndefined()
})

test.each<[{ readonly address?: string; readonly symbol?: string }, boolean]>([
  [REAL, false],
  [COIN, false],
  [{ address: '0xD4', symbol: 'DAI' }, true],
  // Letters of other alphabets, and what can't be seen.
  [{ address: '0xD5', symbol: 'USD₮0' }, false],
  [{ address: '0xD6', symbol: '\u0405OL' }, false],
  [{ address: '0xD7', symbol: 'DAI ' }, false],
  [{ address: '0xD8' }, false],
])('whether the symbol of %j tells it from the others: %s', (token, isTold) => {
  expect(createSymbolCheck([...TOKENS, token])(token)).toBe(isTold)
})
