import { expect, test } from 'vitest'
import vectors from '../../../vectors/explain-evm.json'
import type { ExplainContext, WalletRequest } from './index.ts'
import { explain } from './index.ts'
import type { NetworkId } from './model/network-id.ts'

interface Case {
  readonly name: string
  readonly network: string
  readonly method: string
  readonly params: readonly unknown[]
  readonly context?: ExplainContext
  readonly effects: readonly object[]
  readonly warnings: readonly object[]
}

// The file's types are too wide for its fields.
const CASES = Object.values(vectors.cases).flat() as readonly unknown[] as readonly Case[]

test.each(CASES)('$name is explained as written beside it', async (wanted) => {
  const { method, params, context } = wanted
  const network = wanted.network as NetworkId

  const explained = await explain({ network, method, params }, context)

  const plain = asJson(explained)
  expect(plain.effects).toMatchObject(wanted.effects)
  expect(plain.effects).toHaveLength(wanted.effects.length)
  expect(plain.warnings).toEqual(wanted.warnings)
})

test('the set has the groups that it says', () => {
  expect(Object.fromEntries(Object.entries(vectors.cases).map(([k, v]) => [k, v.length]))).toEqual(
    vectors.groups,
  )
})

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const IMITATION = '0x225fAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAc3B5'

const NO_CALLS = [{ chainId: '0x1', calls: [] }]
const WRONG_CALL = [{ chainId: '0x1', calls: [{ to: OTHER }, { to: 'x' }] }]

const ask = (method: string, params: unknown): WalletRequest => ({
  network: 'eip155:1',
  method,
  params,
})

const send = (transaction: object): WalletRequest => ({
  network: 'eip155:1',
  method: 'eth_sendTransaction',
  params: [{ from: ME, to: OTHER, ...transaction }],
})

test.each([
  ['no parameters', ask('eth_sendTransaction', [])],
  ['parameters that are no list', ask('personal_sign', 'x')],
  ['typed data that is none', ask('eth_signTypedData_v4', [ME, '{"types":{}}'])],
  ['typed data without an account', ask('eth_signTypedData_v4', ['{}', '{}'])],
  ['a value that is no number', send({ value: '1e18' })],
  ['a value as decimal text', send({ value: '100' })],
  ['a value beyond 256 bits', send({ value: `0x1${'0'.repeat(64)}` })],
  ['half a byte', send({ data: '0x123' })],
  ['two different data', send({ data: '0x12', input: '0x13' })],
  ['an address that is none', send({ to: '0x12' })],
  ['a name', send({ to: 'vitalik.eth' })],
  ['neither address nor data', send({ to: undefined })],
  ['a wrong delegation', send({ authorizationList: [{ chainId: '0x1' }] })],
  ['a chain id that is none', send({ chainId: 'mainnet' })],
  ['an empty batch', ask('wallet_sendCalls', NO_CALLS)],
  ['a batch with a wrong call', ask('wallet_sendCalls', WRONG_CALL)],
])('%s is malformed', async (_name, request) => {
  expect(await explain(request)).toMatchObject({
    signs: 'unknown',
    effects: [{ kind: 'unknownRequest', reason: 'malformed' }],
    warnings: [{ kind: 'unknown', effect: 0 }],
  })
})

test('fields whose meaning is not known are warned of', async () => {
  const { effects } = await explain(send({ value: '0x1', feeCurrency: OTHER }))

  expect(effects).toMatchObject([
    { kind: 'transfer', amount: 1n },
    { kind: 'unknownRequest', reason: 'notExact' },
  ])
})

test('capabilities that change more than the payer are warned of', async () => {
  const batch = (capabilities: object) =>
    explain({
      network: 'eip155:1',
      method: 'wallet_sendCalls',
      params: [{ chainId: '0x1', from: ME, calls: [{ to: OTHER }], capabilities }],
    })

  expect((await batch({ paymasterService: { url: 'https://pay.example' } })).warnings).toEqual([])
  expect((await batch({ takeOver: true })).warnings).toEqual([{ kind: 'unknown', effect: 1 }])
})

test('what a network takes at most is computed where it is said', async () => {
  const explained = await explain(send({ gas: '0x5208', maxFeePerGas: '0x3b9aca00', value: '0x1' }))

  expect(explained.fee).toBe(21_000n * 10n ** 9n)
  expect(await explain(send({ value: '0x1' }))).not.toHaveProperty('fee')
})

test('what imitates a known address is warned of, the address itself is not', async () => {
  const context = { knownAddresses: [OTHER], ownAddresses: [ME] }

  const imitated = await explain(send({ to: IMITATION, value: '0x1' }), context)
  const same = await explain(send({ to: OTHER.toLowerCase(), value: '0x1' }), context)

  expect(imitated.warnings).toEqual([
    { kind: 'lookAlike', address: expect.stringMatching(/^0x225fa{32}c3b5$/i), resembles: OTHER },
  ])
  expect(same.warnings).toEqual([])
})

test('an account that is not the visitor’s is warned of', async () => {
  const { warnings } = await explain(send({ value: '0x1' }), { ownAddresses: [OTHER] })

  expect(warnings).toEqual([{ kind: 'notOwn', address: ME }])
})

test('a transaction without a sender is that of the visitor', async () => {
  const explained = await explain(send({ from: undefined, value: '0x1' }), { ownAddresses: [ME] })

  expect(explained.effects).toMatchObject([{ kind: 'transfer', from: ME, to: OTHER }])
  expect(explained.warnings).toEqual([])
})

test('members that a page adds to all objects are not read', async () => {
  const added = { input: '0x12', chainId: '0x5', authorizationList: [{ address: ME, chainId: 1 }] }
  Object.assign(Object.prototype, added)
  try {
    const { effects, warnings } = await explain(send({ data: '0x' }))
    expect([effects, warnings]).toMatchObject([[{ kind: 'transfer', amount: 0n }], []])
  } finally {
    for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name)
  }
})

test('calls within calls end at a limit and are shown as they are', async () => {
  const within = (data: string, levels: number): string =>
    levels === 0 ? data : within(multicall(data), levels - 1)

  const { effects } = await explain(send({ data: `0x${within('a22cb465', 9)}` }))

  expect(effects).toMatchObject([{ kind: 'unknownCall', reason: 'tooDeep' }])
})

/** `multicall(bytes[])` of one call. */
function multicall(data: string): string {
  const word = (number: number) => number.toString(16).padStart(64, '0')
  const padded = data.padEnd(Math.ceil(data.length / 64) * 64, '0')
  return `ac9650d8${word(32)}${word(1)}${word(32)}${word(data.length / 2)}${padded}`
}

function asJson(value: unknown): { effects: unknown[]; warnings: unknown[] } {
  return JSON.parse(
    JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)),
  )
}
