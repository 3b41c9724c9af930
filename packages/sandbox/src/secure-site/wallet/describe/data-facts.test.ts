/** @full That the sandbox works is seen in every journey of `npm test`. */

import { maxUint256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { SANDBOX_DOLLAR } from '../../../chains/evm/sandbox-dollar-facts.ts'
import { describeEffects } from './describe-effects.ts'
import { messageFacts } from './message.ts'
import { readTypedData } from './read-typed-data.ts'
import { typedDataTree } from './typed-data-tree.ts'

const WHO = `0x${'11'.repeat(20)}`
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const EIP2612 = {
  domain: { name: 'X', version: '1', chainId: 1, verifyingContract: SANDBOX_DOLLAR.address },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: {
    owner: WHO,
    spender: WHO,
    value: String(maxUint256),
    nonce: 0,
    deadline: 1_800_000_000,
  },
}
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
async function facts(data: object) {
  const { groups } = await describeEffects(
    { network: 'eip155:1', method: 'eth_signTypedData_v4', params: [WHO, data] },
    {
      ownAddresses: [WHO],
      knownAddresses: [],
      coin: { symbol: 'ETH', decimals: 18 },
      tokenReader: async () => {
        const { address } = SANDBOX_DOLLAR
        return { address, decimals: 18, symbol: 'SUSD', isCollection: false }
      },
      data: [],
    },
  )
  return groups.flatMap((group) => group.facts)
}

test('an unlimited permit is described as such', async () => {
  expect(await facts(EIP2612)).toMatchObject([
    { kind: 'note', tone: 'warn', text: expect.stringContaining('Your signature is enough') },
    { kind: 'amount', amount: 'Unlimited', symbol: 'SUSD', token: SANDBOX_DOLLAR.address },
    { kind: 'note', tone: 'warn', text: expect.stringContaining('now and later') },
    { kind: 'address', label: 'Who may spend it', address: WHO },
    {
      kind: 'value',
      label: 'Ends',
      value: 'Only when you take it back',
      detail: 'Your signature can be used until 2027-01-15 08:00 UTC',
    },
  ])
})

test('a permit of Permit2 names token, amount, spender and end', async () => {
  expect(await facts(SINGLE)).toMatchObject([
    { kind: 'note' },
    { kind: 'amount', amount: '5', symbol: 'SUSD', token: SANDBOX_DOLLAR.address },
    { kind: 'address', address: WHO },
    { kind: 'value', label: 'Ends', value: '2027-01-15 08:00 UTC', detail: undefined },
  ])
})

test('data that only resembles a permit is not described as one', async () => {
  const { Permit } = EIP2612.types
  const elsewhere = { ...SINGLE, domain: { ...SINGLE.domain, verifyingContract: WHO } }

  const unknown = { kind: 'note', tone: 'warn', text: expect.stringContaining('not known here') }

  expect(await facts({ ...EIP2612, types: { Permit: [...Permit].reverse() } })).toEqual([unknown])
  expect(await facts(elsewhere)).toEqual([unknown])
})

test('a transfer that a signature is enough for is described as one', async () => {
  const types = {
    TransferWithAuthorization: [
      ...[{ name: 'from', type: 'address' } as const, { name: 'to', type: 'address' } as const],
      ...['value', 'validAfter', 'validBefore'].map((name) => ({ name, type: 'uint256' })),
      { name: 'nonce', type: 'bytes32' },
    ],
  }
  const message = {
    from: WHO,
    to: PERMIT2,
    value: '3000000000000000000',
    validAfter: 0,
    validBefore: 9,
    nonce: `0x${'00'.repeat(32)}`,
  }

  const described = await facts({
    domain: EIP2612.domain,
    types,
    primaryType: 'TransferWithAuthorization',
    message,
  })

  expect(described).toMatchObject([
    { kind: 'note', text: expect.stringContaining('Your signature is enough') },
    { kind: 'amount', label: 'Send', amount: '3', symbol: 'SUSD' },
    { kind: 'address', label: 'Recipient', address: PERMIT2 },
  ])
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
    { kind: 'note', tone: 'warn' },
    { kind: 'data', data: '0xff00', isOpen: true },
  ])
})

test('a sign-in for another site is warned of', async () => {
  expect(await ofText(SIGN_IN, 'https://shop.example')).toHaveLength(1)
  expect(await ofText(SIGN_IN, 'https://shop.example.evil')).toMatchObject([
    { kind: 'note', tone: 'warn' },
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
    { kind: 'note', tone: 'warn' },
    { kind: 'text', label: 'Signs in to', text: 'shop.example' },
    { kind: 'text', label: 'Message' },
  ])
})

test('a hash that reads as text is shown as bytes, and warned of', async () => {
  const hash = new TextEncoder().encode('aZ3~pQ7!mN5#vB9$kL1%tR4^wE8&yU2*')

  expect(await shown(hash, 'https://shop.example')).toMatchObject([
    { kind: 'note', tone: 'warn' },
    { kind: 'data', isOpen: true },
  ])
})
