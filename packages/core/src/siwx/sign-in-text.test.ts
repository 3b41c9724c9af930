import { expect, test } from 'vitest'
import siwe from '../../../../vectors/siwe.json'
import mutations from '../../../../vectors/siwe-mutations.json'
import injection from '../../../../vectors/siwx-injection.json'
import solana from '../../../../vectors/solana-sign-in.json'
import type { SiwxMessageData } from '../contract/index.ts'
import { readSignInText, writeSignInText } from './sign-in-text.ts'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

const DATA: SiwxMessageData = {
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  domain: 'shop.example',
  uri: 'https://shop.example/till',
  version: '1',
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-06-01T12:00:00.000Z',
  expirationTime: '2026-06-08T12:00:00.000Z',
}

test('a text of ERC-4361 has its lines in order, with and without a statement', () => {
  expect(writeSignInText({ ...DATA, statement: 'Sign in', resources: ['https://a.example'] })).toBe(
    `shop.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in

URI: https://shop.example/till
Version: 1
Chain ID: 1
Nonce: 0123456789abcdef0123456789abcdef
Issued At: 2026-06-01T12:00:00.000Z
Expiration Time: 2026-06-08T12:00:00.000Z
Resources:
- https://a.example`,
  )
  expect(writeSignInText(DATA)).toContain('Cc2\n\n\nURI: ')
})

test.each([...siwe.cases.parsing_positive, ...mutations.cases.accepted_by_both])(
  'is read, and written again to the letter: %j',
  ({ message, fields }) => {
    const data = readSignInText(message)

    expect(data).toMatchObject({
      accountAddress: fields.address,
      chainId: `eip155:${fields.chainId}`,
      domain: fields.domain,
      uri: fields.uri,
      nonce: fields.nonce,
      version: '1',
      issuedAt: fields.issuedAt,
    })
    expect(data?.statement).toBe(fields.statement ?? undefined)
    expect(data && writeSignInText(data)).toBe(message)
  },
)

test.each([...siwe.cases.parsing_negative, ...mutations.cases.refused_by_both])(
  'is refused: %j',
  ({ message }) => {
    expect(readSignInText(message)).toBeUndefined()
  },
)

test.each(siwe.cases.parsing_negative_objects)('$name can not be written', (fields) => {
  const { address, chainId, name: _, domain = '', ...rest } = fields
  const data = { ...rest, domain, accountAddress: address, chainId: `eip155:${chainId}` } as const

  expect(() => writeSignInText(data)).toThrow(expect.objectContaining({ code: 'siwx.invalid' }))
})

test.each(
  injection.cases.builder_must_refuse.flatMap(({ field, input }) =>
    [
      { chainId: 'eip155:1' as const, accountAddress: input.address },
      { chainId: MAINNET, accountAddress: 'ZDAPix9ongpppNnHHSgQUM9J3ASz7ikHdfyQFej7bfB' } as const,
      { chainId: BITCOIN, accountAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' } as const,
    ].map((account) => ({ field, input, ...account })),
  ),
)(
  'a $field with a break is refused by name on $chainId',
  ({ field, input, chainId, accountAddress }) => {
    const { address: _, chainId: __, ...rest } = input
    const data = { ...rest, accountAddress, chainId }

    expect(() => writeSignInText(data)).toThrow(
      expect.objectContaining({ code: 'siwx.invalid', context: { field } }),
    )
  },
)

test.each(solana.cases.text)(
  'a text of Solana is written as its wallets write it: $input.nonce',
  ({ input, text }) => {
    const { address, chainId, ...rest } = input
    const isDevnet = chainId === 'devnet'
    const data: SiwxMessageData = {
      ...rest,
      accountAddress: address,
      chainId: isDevnet ? DEVNET : MAINNET,
    }
    // A network has one name in our texts.
    const expected = text.replace(/Chain ID: .*/, `Chain ID: ${isDevnet ? 'devnet' : 'mainnet'}`)

    expect(writeSignInText(data)).toBe(expected)
    expect(readSignInText(expected)).toEqual(data)
  },
)
