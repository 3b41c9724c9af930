import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ALICE_CHECKED, BOB } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const TOKEN = `0x${'70'.repeat(20)}`
const HASH = `0x${'cd'.repeat(32)}`
const account = `eip155:1:${ALICE_CHECKED}` as const
const of = { account, token: TOKEN, spender: BOB }
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`
/** `USDC`, as a text and as 32 bytes. */
const TEXT = `0x${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'55534443'.padEnd(64, '0')}`
const BYTES = `0x${'55534443'.padEnd(64, '0')}`

const REVERT = 'revert'

/** A node that answers calls by the first four bytes of their data. */
function reading(answers: Readonly<Record<string, unknown>>) {
  return startAdapter({}, async (_network, method, params) => {
    if (method !== 'eth_call') return '0x'
    const { data } = Object(Object(params)[0])
    const answer = answers[String(data).slice(0, 10)]
    if (answer === undefined) throw new LatchkeyError('rpc.failed', { code: -32_603 })
    if (answer === REVERT) throw new LatchkeyError('rpc.failed', { code: 3 })
    return answer
  })
}

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  [
    'everything',
    { '0xdd62ed3e': word(5n), '0x313ce567': word(6n), '0x95d89b41': TEXT },
    { amount: 5n, decimals: 6, symbol: 'USDC' },
  ],
  [
    'a symbol of 32 bytes',
    { '0xdd62ed3e': word(5n), '0x313ce567': word(18n), '0x95d89b41': BYTES },
    { amount: 5n, decimals: 18, symbol: 'USDC' },
  ],
  ['that nothing may be taken', { '0xdd62ed3e': word(0n) }, { amount: 0n }],
  ['nothing, as an address without a contract', { '0xdd62ed3e': '0x' }, { amount: 0n }],
  ['that it is none of ERC-20', { '0xdd62ed3e': REVERT }, { amount: 0n }],
  ['no name of it', { '0xdd62ed3e': word(5n) }, { amount: 5n }],
  ['impossible decimals', { '0xdd62ed3e': word(5n), '0x313ce567': word(99n) }, { amount: 5n }],
])('an allowance of a token that says %s is read', async (_name, answers, allowance) => {
  const { adapter } = await reading(answers)

  expect(await adapter.allowances?.read(of, noAbort())).toEqual(allowance)
})

test.each([
  ['0x05', 'http.malformed'],
  [7, 'http.malformed'],
  [undefined, 'rpc.failed'],
])('a node that answers %s says nothing of it', async (answer, code) => {
  const { adapter } = await reading({ '0xdd62ed3e': answer })

  await expect(adapter.allowances?.read(of, noAbort())).rejects.toMatchObject({ code })
})

test('ending is one transaction to the token, for an allowance of 0', async () => {
  const { adapter, wallet, open, changes } = await startAdapter({
    eth_sendTransaction: () => HASH,
  })
  const { id: sessionId } = await open()

  expect(await adapter.allowances?.end({ ...of, sessionId }, noAbort())).toBe(HASH)

  const data = `0x095ea7b3${BOB.slice(2).padStart(64, '0')}${'0'.repeat(64)}`
  expect(wallet.params.get('eth_sendTransaction')).toMatchObject([{ to: TOKEN, data }])
  expect(changes.map(({ type }) => type)).toContain('sent')
})

const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const padded = (hex: string) => hex.slice(2).padStart(64, '0')
const ended = (amount: bigint, endsAtS: bigint) =>
  `0x${[amount, endsAtS, 7n].map((each) => padded(word(each))).join('')}`

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  [
    'a collection that says so',
    { '0xe985e9c5': word(1n), '0x95d89b41': TEXT },
    { amount: 1n, symbol: 'USDC' },
  ],
  ['a collection that denies it', { '0xe985e9c5': word(0n) }, { amount: 0n }],
  ['no collection', { '0xe985e9c5': REVERT }, { amount: 0n }],
])('control over every item of %s is read', async (_name, answers, allowance) => {
  const { adapter } = await reading(answers)

  expect(await adapter.allowances?.read({ ...of, form: 'collection' }, noAbort())).toEqual(
    allowance,
  )
})

test.each<[string, unknown, object]>([
  ['with its end', ended(5n, 1_800_000_000n), { amount: 5n, endsAtMs: 1_800_000_000_000 }],
  ['without an end', ended(5n, 2n ** 48n - 1n), { amount: 5n }],
  ['of nothing', ended(0n, 9n), { amount: 0n }],
  ['where there is no Permit2', '0x', { amount: 0n }],
])('an allowance by Permit2 is read %s', async (_name, answer, allowance) => {
  const { adapter } = await reading({ '0x927da105': answer })

  expect(await adapter.allowances?.read({ ...of, form: 'permit2' }, noAbort())).toEqual(allowance)
})

test.each([
  ['collection', TOKEN, `0xa22cb465${padded(BOB)}${'0'.repeat(64)}`],
  ['permit2', PERMIT2, `0x87517c45${padded(TOKEN)}${padded(BOB)}${'0'.repeat(128)}`],
] as const)('ending one of %s is one transaction', async (form, to, data) => {
  const { adapter, wallet, open } = await startAdapter({ eth_sendTransaction: () => HASH })
  const { id: sessionId } = await open()

  await adapter.allowances?.end({ ...of, form, sessionId }, noAbort())

  const [sent] = Object(wallet.params.get('eth_sendTransaction'))
  expect(sent).toMatchObject({ data })
  expect(sent.to.toLowerCase()).toBe(to)
})
