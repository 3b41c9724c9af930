import { LatchkeyError, type NodeReader } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { BOB } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const CONTRACT = '0x6080604052'
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`
const NAMES: Readonly<Record<string, string>> = {
  '0x313ce567': 'decimals',
  '0x18160ddd': 'totalSupply',
  '0xe75235b8': 'getThreshold',
  '0xb0d691fe': 'entryPoint',
  '0x1626ba7e': 'isValidSignature',
}

/** A node on which one contract answers these calls, and reverts all others. */
function reading(code: unknown, answers: Readonly<Record<string, string>> = {}) {
  const asked: string[] = []
  const read: NodeReader['read'] = async (_network, method, params) => {
    asked.push(method)
    if (method === 'eth_getCode') return code
    const [{ data }] = params as readonly [{ readonly data: string }]
    const isInterface = data.startsWith('0x01ffc9a7')
    const name = isInterface ? `is ${data.slice(10, 18)}` : (NAMES[data.slice(0, 10)] ?? '')
    const answer = answers[name]
    if (answer === undefined) throw new LatchkeyError('rpc.failed', { code: 3 })
    return answer
  }
  const kind = async (address = BOB) => {
    const { adapter } = await startAdapter({}, read)
    return adapter.addresses.kind?.(address, 'eip155:1', noAbort())
  }
  return { kind, asked }
}

test.each([
  ['an account of a key', '0x', {}, 'wallet'],
  ['an account that delegates', `0xef0100${'ab'.repeat(20)}`, {}, 'wallet'],
  ['a token', CONTRACT, { decimals: word(6n), totalSupply: word(10n ** 12n) }, 'token'],
  ['a token without a supply', CONTRACT, { decimals: word(0n), totalSupply: word(0n) }, 'token'],
  ['a collection', CONTRACT, { 'is 80ac58cd': word(1n) }, 'token'],
  ['a collection of many', CONTRACT, { 'is d9b67a26': word(1n) }, 'token'],
  ['a Safe', CONTRACT, { getThreshold: word(2n) }, 'wallet'],
  ['a smart account', CONTRACT, { entryPoint: word(2n ** 159n) }, 'wallet'],
  ['a contract that declares to sign', CONTRACT, { 'is 1626ba7e': word(1n) }, 'wallet'],
  [
    'a contract that refuses a signature',
    CONTRACT,
    { isValidSignature: `0xffffffff${'0'.repeat(56)}` },
    'wallet',
  ],
  ['another contract', CONTRACT, {}, 'program'],
  ['a contract without interfaces', CONTRACT, { 'is 80ac58cd': word(0n) }, 'program'],
  ['half a token', CONTRACT, { decimals: word(6n) }, 'program'],
  [
    'a contract that answers all with nothing',
    CONTRACT,
    { decimals: '0x', totalSupply: '0x', getThreshold: '0x', isValidSignature: '0x' },
    'program',
  ],
  ['a contract that answers with zeros', CONTRACT, { isValidSignature: word(0n) }, 'program'],
])('%s is known by its code and its answers', async (_what, code, answers, expected) => {
  expect(await reading(code, answers).kind()).toBe(expected)
})

test.each([
  ['0x0000000000000000000000000000000000000000'],
  ['0x0000000000000000000000000000000000000001'],
  ['0x0000000000000000000000000000000000000100'],
  ['0x000000000000000000000000000000000000dEaD'],
])('what is sent to %s is lost, which no node is asked', async (address) => {
  const { kind, asked } = reading('0x')

  expect(await kind(address)).toBe('lost')
  expect(asked).toEqual([])
})

test('an account of a key costs one request', async () => {
  const { kind, asked } = reading('0x')

  await kind()

  expect(asked).toEqual(['eth_getCode'])
})

test.each([[null], ['0x0'], ['code'], [7]])(
  'a node that gives %j as code is malformed',
  async (code) => {
    await expect(reading(code).kind()).rejects.toMatchObject({ code: 'http.malformed' })
  },
)
