/** @full That the sandbox works is seen in every journey of `npm test`. */

import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { SANDBOX_DOLLAR } from '../../../chains/evm/sandbox-dollar-facts.ts'
import { describeEffects } from './describe-effects.ts'
import { messageFacts } from './message.ts'
import { readTypedData, typedDataTree } from './read-typed-data.ts'

const WHO = `0x${'11'.repeat(20)}`
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const SINGLE = {
  domain: { name: 'Permit2', chainId: 1, verifyingContract: PERMIT2 },
  types: {
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
    PermitDetails: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
      { name: 'nonce', type: 'uint48' },
    ],
  },
  primaryType: 'PermitSingle',
  message: {
    details: {
      token: SANDBOX_DOLLAR.address,
      amount: '5000000000000000000',
      expiration: 1_800_000_000,
      nonce: 0,
    },
    spender: WHO,
    sigDeadline: 1_800_000_000,
  },
}
test('a permit names token, amount, spender and end, and that a signature is enough', async () => {
  const { groups } = await describeEffects(
    { network: 'eip155:1', method: 'eth_signTypedData_v4', params: [WHO, SINGLE] },
    {
      ownAddresses: [WHO],
      coin: { symbol: 'ETH', decimals: 18 },
      tokenReader: async () => ({ address: SANDBOX_DOLLAR.address, decimals: 18, symbol: 'SUSD' }),
      data: [],
    },
  )

  expect(groups.flatMap((group) => group.facts)).toEqual(
    expect.arrayContaining([
      { kind: 'note', text: expect.stringContaining('Your signature is enough') },
      expect.objectContaining({ amount: '5', symbol: 'SUSD', token: SANDBOX_DOLLAR.address }),
      { kind: 'address', label: 'Who may spend it', address: WHO },
      { kind: 'value', label: 'Ends', value: '2027-01-15 08:00 UTC' },
    ]),
  )
})

test('the tree contains the signed data and nothing else', () => {
  const message = { ...SINGLE.message, note: 'You get 1,000,000 USDC' }

  const tree = typedDataTree(readTypedData({ ...SINGLE, message }))

  expect(tree.domain.map(({ name }) => name)).toEqual(['name', 'chainId', 'verifyingContract'])
  expect(tree.message.map(({ name }) => name)).toEqual(['details', 'spender', 'sigDeadline'])
  expect(JSON.stringify(tree)).not.toContain('1,000,000')
})

const SIGN_IN = 'shop.example wants you to sign in with your Ethereum account:\n0x11'
const shown = (bytes: Uint8Array, origin: string) =>
  messageFacts(
    { network: 'eip155:1', method: 'personal_sign', params: [toHex(bytes), WHO] },
    origin,
  )
const ofText = (text: string, origin: string) => shown(new TextEncoder().encode(text), origin)

test('a text is shown as it is, other bytes as bytes', async () => {
  expect(await ofText('Hi \u202e', 'https://shop.example')).toEqual([
    { kind: 'text', label: 'Message', text: 'Hi \u202e' },
  ])
  expect(await shown(new Uint8Array([0xff, 0x00]), 'https://shop.example')).toMatchObject([
    { kind: 'note' },
    { kind: 'data', data: '0xff00', isOpen: true },
  ])
})

test('a sign-in for another site is warned of', async () => {
  expect(await ofText(SIGN_IN, 'https://shop.example')).toHaveLength(1)
  expect(await ofText(SIGN_IN, 'https://shop.example.evil')).toMatchObject([
    { kind: 'note' },
    { kind: 'text', label: 'Signs in to', text: 'shop.example' },
    { kind: 'text', label: 'Message' },
  ])
})

test.each([
  ['behind an empty line', `\n${SIGN_IN}`],
  ['behind spaces', `  ${SIGN_IN}`],
  ['behind a character that is not seen', `\u200b${SIGN_IN}`],
  ['behind a greeting', `Hello!\n\n${SIGN_IN}`],
  [
    'behind one for the site that asks',
    `evil.example wants you to sign in with your x\n${SIGN_IN}`,
  ],
  ['behind a return', `Hello!\r${SIGN_IN}`],
])('a sign-in for another site %s is warned of', async (_where, text) => {
  expect(await ofText(text, 'https://evil.example')).toMatchObject([
    { kind: 'note' },
    { kind: 'text', label: 'Signs in to', text: 'shop.example' },
    { kind: 'text', label: 'Message' },
  ])
})

test('a hash that reads as text is shown as bytes, and warned of', async () => {
  const hash = new TextEncoder().encode('aZ3~pQ7!mN5#vB9$kL1%tR4^wE8&yU2*')

  expect(await shown(hash, 'https://shop.example')).toMatchObject([
    { kind: 'note' },
    { kind: 'data', isOpen: true },
  ])
})
