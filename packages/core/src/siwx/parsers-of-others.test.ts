import { SiweMessage } from 'siwe'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import type { SiwxMessageData } from '../contract/index.ts'
import { writeSignInText } from './sign-in-text.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SHORTEST: SiwxMessageData = {
  accountAddress: ADDRESS,
  chainId: 'eip155:8453',
  domain: 'shop.example:8443',
  uri: 'https://shop.example:8443',
  version: '1',
  nonce: '0123456789abcdef',
  issuedAt: '2026-06-01T12:00:00.000Z',
}
const LONGEST: SiwxMessageData = {
  ...SHORTEST,
  statement: 'I accept the terms: https://shop.example/terms',
  expirationTime: '2026-06-08T12:00:00.000Z',
  notBefore: '2026-06-01T11:59:00.000Z',
  requestId: 'request-1',
  resources: ['https://shop.example/terms', 'ipfs://bafybeigdyrzt5/readme'],
}

/** The fields as these libraries name them. */
function named({ accountAddress, chainId, ...fields }: SiwxMessageData) {
  return { ...fields, address: accountAddress, chainId: Number(chainId.split(':')[1]) }
}

const MESSAGES = [
  ['the shortest', SHORTEST],
  ['the longest', LONGEST],
  ['one with a statement', { ...SHORTEST, statement: 'Sign in' }],
  ['one without a statement but with resources', { ...LONGEST, statement: undefined }],
] as const

test.each(MESSAGES)('siwe 3 reads %s message as it was meant', (_which, data) => {
  const text = writeSignInText(data)

  const message = new SiweMessage(text)

  expect(message).toMatchObject(definedOnly(named(data)))
  expect(message.toMessage()).toBe(text)
})

test.each(MESSAGES)('viem reads %s message as it was meant', (_which, data) => {
  const message = parseSiweMessage(writeSignInText(data))

  const { issuedAt, expirationTime, notBefore, ...fields } = named(data)
  const times = Object.entries({ issuedAt, expirationTime, notBefore })
    .filter(([, text]) => text !== undefined)
    .map(([name, text]) => [name, new Date(text ?? '')])
  expect(message).toEqual({ ...definedOnly(fields), ...Object.fromEntries(times) })
  const time = new Date('2026-06-02T00:00:00Z')
  expect(validateSiweMessage({ address: ADDRESS, domain: data.domain, message, time })).toBe(true)
})

function definedOnly(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
