import { hashDomain } from 'viem'
import { expect, test } from 'vitest'
import { ACCOUNT, HASH, THIEF, TOKEN, word } from '../testing/a-lied-to-visitor.ts'
import { BOB } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const PERMIT_OF = {
  account: ACCOUNT,
  token: TOKEN,
  spender: BOB,
  amount: 5n,
  deadlineS: 99,
} as const
const SEPARATOR = '0x3644e515'
const NONCES = '0x7ecebe00'

/** A token as its node has it, with answers by selector. */
function aToken(
  answers: Readonly<Record<string, string>>,
  domain: Readonly<Record<string, unknown>> = {},
) {
  const text = (letters: string): string => {
    const bytes = Buffer.from(letters).toString('hex')
    return `0x${word(32n)}${word(BigInt(letters.length))}${bytes.padEnd(64, '0')}`
  }
  const separator = hashDomain({
    domain: { name: 'USDC', version: '2', chainId: 1n, verifyingContract: TOKEN, ...domain },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    },
  })
  return {
    '0x06fdde03': text('USDC'),
    '0x54fd4d50': text('2'),
    [NONCES]: `0x${word(7n)}`,
    [SEPARATOR]: separator,
    ...answers,
  }
}

async function permitFor(token: Readonly<Record<string, string>>, code = '0x') {
  const { adapter, open, wallet } = await startAdapter({}, async (_network, method, params) => {
    if (method === 'eth_getCode') return code
    const { data } = Object(Object(params)[0])
    return token[String(data).slice(0, 10)]
  })
  const { id: sessionId } = await open()
  const permits = adapter.allowances?.permits
  return { permits, sessionId, wallet, permit: await permits?.prepare(PERMIT_OF, noAbort()) }
}

test.each<[what: string, domain: Readonly<Record<string, unknown>>]>([
  ['of another contract', { verifyingContract: THIEF }],
  ['of another chain', { chainId: 8453n }],
  ['of another name', { name: 'Permit2' }],
  ['of another version', { version: '1' }],
])('a token whose domain is one %s is not signed for', async (_what, domain) => {
  expect((await permitFor(aToken({}, domain))).permit).toBeUndefined()
})

test.each([
  ['a delegated account', `0xef0100${'66'.repeat(20)}`],
  ['a contract', '0x6080'],
])(
  'no permit is signed by %s, whose code decides what a signature is worth',
  async (_what, code) => {
    expect((await permitFor(aToken({}), code)).permit).toBeUndefined()
  },
)

test('a token that lies about its nonce gets a signature of exactly the reviewed amount, for one spender', async () => {
  const { permit } = await permitFor(aToken({ [NONCES]: `0x${'f'.repeat(64)}` }))

  expect(permit?.message).toMatchObject({ spender: BOB, value: '5', deadline: '99' })
})

test.each<[what: string, signature: unknown]>([
  ['no signature', null],
  ['a short one', `0x${'11'.repeat(64)}`],
  ['a long one', `0x${'11'.repeat(66)}`],
  ['a transaction', { hash: HASH }],
])('a wallet that answers a permit with %s swaps nothing', async (_what, signature) => {
  const { permits, permit, sessionId, wallet } = await permitFor(aToken({}))
  wallet.teach({ eth_signTypedData_v4: () => signature })
  if (permit === undefined) throw new Error('There is no permit')
  const signing = permits?.sign({ sessionId, account: ACCOUNT, permit }, noAbort())

  await expect(signing).rejects.toMatchObject({ code: 'wallet.malformed' })
})

test('a permit is asked of no wallet that moved to another account or chain', async () => {
  for (const script of [{ eth_accounts: () => [BOB] }, { eth_chainId: () => '0x2105' }]) {
    const { permits, permit, sessionId, wallet } = await permitFor(aToken({}))
    wallet.teach(script)
    if (permit === undefined) throw new Error('There is no permit')
    const signing = permits?.sign({ sessionId, account: ACCOUNT, permit }, noAbort())

    await expect(signing).rejects.toMatchObject({ code: 'wallet.changed' })
    expect(wallet.methods).not.toContain('eth_signTypedData_v4')
  }
})
