import { expect, test } from 'vitest'
import type { SiwxMessageData } from '../contract/index.ts'
import { describeMessage } from './describe-message.ts'
import { mayBeTaken } from './judge-session.ts'
import { readSignInText, writeSignInText } from './sign-in-text.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DATA: SiwxMessageData = {
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  ...({ chainId: 'eip155:1', version: '1', domain: 'shop.example' } as const),
  uri: 'https://shop.example/till',
  nonce: '0123456789abcdef',
  issuedAt: '2026-06-01T12:00:00.000Z',
  expirationTime: '2026-06-08T12:00:00.000Z',
}
const ORIGIN = 'https://shop.example'
const NOW = { origin: ORIGIN, nowMs: Date.parse('2026-06-02T12:00:00.000Z') }

/** The text with something before the domain. */
function textWith(before: string): string {
  return `${before}${writeSignInText(DATA)}`
}

test.each(['https', 'http', 'HTTPS', 'web+shop', 'ipfs'])(
  'a text that names the scheme %s is read, and written again to the letter',
  (scheme) => {
    const text = textWith(`${scheme}://`)

    const data = readSignInText(text)

    expect(data).toEqual({ ...DATA, scheme })
    expect(data && writeSignInText(data)).toBe(text)
  },
)

test.each(['://', '1https://', 'ht tps://', 'https:/', '//', 'https://https://', 'h\u200bttps://'])(
  'a text that begins with %j is refused',
  (before) => {
    expect(readSignInText(textWith(before))).toBeUndefined()
  },
)

test('texts of Bitcoin may name it, those of Solana may not', () => {
  const bitcoin: SiwxMessageData = {
    ...DATA,
    scheme: 'https',
    accountAddress: `bc1q${'a'.repeat(38)}`,
    chainId: 'bip122:000000000019d6689c085ae165831e93',
  }
  expect(readSignInText(writeSignInText(bitcoin))).toEqual(bitcoin)

  const solana: SiwxMessageData = { ...DATA, accountAddress: '1'.repeat(32), chainId: SOLANA }
  expect(() => writeSignInText({ ...solana, scheme: 'https' })).toThrow(
    expect.objectContaining({ code: 'siwx.invalid', context: { field: 'scheme' } }),
  )
  expect(readSignInText(`https://${writeSignInText(solana)}`)).toBeUndefined()
})

test.each<[string, scheme: string | undefined, expected: boolean]>([
  ['no scheme', undefined, true],
  ['the scheme of the page', 'https', true],
  ['the scheme of the page in capitals', 'HTTPS', true],
  ['another scheme', 'http', false],
  ['a scheme that is none of the web', 'ipfs', false],
])('a sign-in with %s is taken: %s', (_what, scheme, expected) => {
  const data = scheme === undefined ? DATA : { ...DATA, scheme }
  const message = writeSignInText(data)

  expect(mayBeTaken({ data, message, signature: '' }, NOW)).toBe(expected)
  // A website's data may have no field for it.
  expect(mayBeTaken({ data: DATA, message, signature: '' }, NOW)).toBe(expected)
  const shown = describeMessage(
    { ...data, toString: () => message },
    { ...NOW, account: `eip155:1:${DATA.accountAddress}` },
  )
  expect(shown.warnings).toEqual(expected ? [] : ['domain'])
  expect(shown.domain).toBe('shop.example')
})

test('data that names another scheme than its text is refused', () => {
  const message = writeSignInText({ ...DATA, scheme: 'https' })

  const data = { ...DATA, scheme: 'http' }
  expect(mayBeTaken({ data, message, signature: '' }, NOW)).toBe(false)
  expect(mayBeTaken({ data, message: writeSignInText(DATA), signature: '' }, NOW)).toBe(false)
})
