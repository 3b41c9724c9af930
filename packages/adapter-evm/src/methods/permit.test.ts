import { LatchkeyError } from '@latchkey/core/contract'
import { hashDomain } from 'viem'
import { expect, test } from 'vitest'
import { ALICE, ALICE_CHECKED, BOB, type Script } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const TOKEN = `0x${'70'.repeat(20)}` as const
const account = `eip155:1:${ALICE_CHECKED}` as const
const of = { account, token: TOKEN, spender: BOB, amount: 5n, deadlineS: 99 }
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`
const text = (hex: string): string =>
  `0x${'20'.padStart(64, '0')}${(hex.length / 2).toString(16).padStart(64, '0')}${hex.padEnd(64, '0')}`
const separator = (version: string, chainId = 1n): string =>
  hashDomain({
    domain: { name: 'USDC', version, chainId, verifyingContract: TOKEN },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    },
  })

const NAME = '0x06fdde03'
const VERSION = '0x54fd4d50'
const NONCES = '0x7ecebe00'
const SEPARATOR = '0x3644e515'
const token = {
  [NAME]: text('55534443'),
  [VERSION]: text('32'),
  [NONCES]: word(7n),
  [SEPARATOR]: separator('2'),
}

async function prepare(answers: Readonly<Record<string, unknown>>, code = '0x') {
  const { adapter } = await startAdapter({}, async (_network, method, params) => {
    if (method === 'eth_getCode') return code
    const { data } = Object(Object(params)[0])
    const answer = answers[String(data).slice(0, 10)]
    if (answer === undefined) throw new LatchkeyError('rpc.failed', { code: 3 })
    return answer
  })
  return adapter.allowances?.permits?.prepare(of, noAbort())
}

test('a permit is of exactly the amount, in the domain that the token confirms', async () => {
  expect(await prepare(token)).toMatchObject({
    domain: { name: 'USDC', version: '2', chainId: 1, verifyingContract: TOKEN },
    message: { owner: ALICE_CHECKED, spender: BOB, value: '5', nonce: '7', deadline: '99' },
  })
  const { [VERSION]: _, ...unversioned } = token
  expect(await prepare({ ...unversioned, [SEPARATOR]: separator('1') })).toMatchObject({
    domain: { version: '1' },
  })
})

test.each([
  ['of another version', { ...token, [SEPARATOR]: separator('1') }],
  ['of another network', { ...token, [SEPARATOR]: separator('2', 10n) }],
  ['that does not say its domain', { ...token, [SEPARATOR]: '0x' }],
  ['without a nonce', { ...token, [NONCES]: '0x' }],
  ['whose name is no text', { ...token, [NAME]: text('ff') }],
])('a token %s has no permit', async (_name, answers) => {
  expect(await prepare(answers)).toBeUndefined()
})

test('an account that is a contract has no permit', async () => {
  expect(await prepare(token, '0x6080')).toBeUndefined()
})

const BEFORE: Readonly<Record<string, unknown>> = { eth_accounts: [ALICE], eth_chainId: '0x1' }
const r = '1'.repeat(64)
const s = '2'.repeat(64)

async function sign(script: Readonly<Record<string, Script>>) {
  const { adapter, wallet, open } = await startAdapter(script)
  const session = await open()
  const permit = await prepare(token)
  const { permits } = adapter.allowances ?? {}
  if (permit === undefined || permits === undefined) throw new Error('There is no permit')
  const signed = permits.sign({ sessionId: session.id, account, permit }, noAbort())
  return { wallet, signed }
}

test.each(['1b', '00'])('what is signed is encoded as the token takes it: v of %s', async (v) => {
  const { wallet, signed } = await sign({ eth_signTypedData_v4: () => `0x${r}${s}${v}` })

  const words = [ALICE, BOB, 5n, 99n, 27n].map((each) => word(BigInt(each)).slice(2))
  expect(await signed).toBe(`0x${words.join('')}${r}${s}`)
  expect(wallet.methods.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(1)
})

test.each<[string, Readonly<Record<string, Script>>, string]>([
  ['another account', { eth_accounts: () => [BOB] }, 'wallet.changed'],
  ['another network', { eth_chainId: () => '0xa' }, 'wallet.changed'],
])('a wallet that has %s by now is not asked', async (_name, change, code) => {
  let isReviewed = false
  const switching = Object.fromEntries(
    Object.entries(change).map(([method, answer]): [string, Script] => [
      method,
      (params) => (isReviewed ? answer(params) : BEFORE[method]),
    ]),
  )
  const { adapter, wallet, open } = await startAdapter(switching)
  const session = await open()
  const permit = await prepare(token)
  const { permits } = adapter.allowances ?? {}
  if (permit === undefined || permits === undefined) throw new Error('There is no permit')
  isReviewed = true

  await expect(
    permits.sign({ sessionId: session.id, account, permit }, noAbort()),
  ).rejects.toMatchObject({ code })
  expect(wallet.methods).not.toContain('eth_signTypedData_v4')
})

test('a signature of another form is none', async () => {
  const { signed } = await sign({ eth_signTypedData_v4: () => `0x${r}${s}` })

  await expect(signed).rejects.toMatchObject({ code: 'wallet.malformed' })
})
