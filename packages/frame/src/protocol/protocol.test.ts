import { expect, test } from 'vitest'
import {
  CALLS,
  FRAME_LOAD_MS,
  FRAME_REPLY_MS,
  FRAME_SETTLE_MS,
  isCallName,
  isKnownMethod,
  isSafeMethod,
  resultKind,
  SAFE_METHODS,
  UNSAFE_METHODS,
} from './index.ts'
import { type CallFact, type Fields, readFacts } from './testing/read-facts.ts'
import { fullPayload, sparePayloads, wrongPayloads } from './testing/sample.ts'

const facts = readFacts()
const byName = facts.calls.map((fact) => [fact.name, fact] as const)

function callOf({ name }: CallFact) {
  if (!isCallName(name)) throw new Error(`${name} is no call`)
  return CALLS[name]
}

test('the calls are the recorded ones', () => {
  expect(Object.keys(CALLS).sort()).toEqual(facts.calls.map(({ name }) => name).sort())
  for (const [key, { name }] of Object.entries(CALLS)) expect(key).toBe(name)
})

test.each(byName)('%s has the recorded time limits', (_name, fact) => {
  const { loadMs, replyMs } = callOf(fact)

  expect([loadMs ?? null, replyMs ?? null]).toEqual([fact.loadMs, fact.replyMs])
})

test('the timers are the recorded ones', () => {
  expect(Object.fromEntries(facts.timers.map(({ name, ms }) => [name, ms]))).toEqual({
    frameLoadMs: FRAME_LOAD_MS,
    replyMs: FRAME_REPLY_MS,
    postReadyDelayMs: FRAME_SETTLE_MS,
  })
})

type Side = 'request' | 'reply'

const SIDES = facts.calls.flatMap((fact) =>
  (['request', 'reply'] as const).map((side) => [fact.name, side, fact] as const),
)

function fieldsOf(fact: CallFact, side: Side): Fields | undefined {
  const fields = fact[side]
  return fields === null || '(payload)' in fields ? undefined : fields
}

test.each(SIDES)('%s: the %s has the recorded fields', (_name, side, fact) => {
  const schema = callOf(fact)[side]
  const fields = fieldsOf(fact, side)
  if (fields === undefined) return expect(schema.safeParse(undefined).success).toBe(true)

  const full = fullPayload(fields)

  expect(schema.safeParse(full)).toEqual({ success: true, data: full })
  expect(schema.safeParse({ ...full, unknown: 1 }).data).toEqual(full)
  for (const spare of sparePayloads(fields)) expect(schema.safeParse(spare).data).toEqual(spare)
})

test.each(SIDES)('%s: any other %s is refused', (_name, side, fact) => {
  const schema = callOf(fact)[side]
  const fields = fieldsOf(fact, side)
  if (fields === undefined) return

  const wrong = wrongPayloads(fields)
  const accepted = wrong.filter((payload) => schema.safeParse(payload).success)

  expect(wrong.length > 0 || Object.values(fields).every(({ type }) => type === 'any')).toBe(true)
  expect(accepted).toEqual([])
  const isOptional = side === 'request' && fact.isRequestOptional
  expect(schema.safeParse(undefined).success).toBe(isOptional)
})

test.each(byName)('%s: every value of an enumeration is accepted', (_name, fact) => {
  for (const side of ['request', 'reply'] as const) {
    const fields = fieldsOf(fact, side) ?? {}
    const lists = Object.entries(fields).filter(([, one]) => one.enum !== undefined)
    for (const [key, { enum: words = [] }] of lists) {
      for (const word of words) {
        const payload = { ...fullPayload(fields), [key]: word }
        expect(callOf(fact)[side].safeParse(payload).data).toMatchObject({ [key]: word })
      }
    }
  }
})

test('the lists of methods are the recorded ones', () => {
  expect([...SAFE_METHODS]).toEqual(facts.safe.map(({ method }) => method))
  expect([...UNSAFE_METHODS]).toEqual(facts.unsafe.map(({ method }) => method))
  expect([SAFE_METHODS.length, UNSAFE_METHODS.length]).toEqual([41, 11])
})

test('a method is safe or unsafe as recorded, and no other is known', () => {
  const unknown = Array.from({ length: 500 }, (_, at) => `eth_unknown${at}`)
  const inherited = Object.getOwnPropertyNames(Object.prototype)

  expect(SAFE_METHODS.every((method) => isSafeMethod(method) && isKnownMethod(method))).toBe(true)
  expect(UNSAFE_METHODS.every((name) => !isSafeMethod(name) && isKnownMethod(name))).toBe(true)
  expect([...unknown, ...inherited].filter(isKnownMethod)).toEqual([])
  expect(inherited.filter(isCallName)).toEqual([])
})

test.each([
  [`0x${'a'.repeat(64)}`, 'RPC_RESPONSE_TRANSACTION_HASH'],
  [`0x${'F'.repeat(62)}`, 'RPC_RESPONSE_TRANSACTION_HASH'],
  [`0x${'0'.repeat(130)}`, 'RPC_RESPONSE_TRANSACTION_HASH'],
  [`0x${'0'.repeat(61)}`, 'RPC_RESPONSE_OBJECT'],
  [`0x${'g'.repeat(64)}`, 'RPC_RESPONSE_OBJECT'],
  ['0x1', 'RPC_RESPONSE_OBJECT'],
  [{ signature: '2' }, 'RPC_RESPONSE_OBJECT'],
  [null, 'RPC_RESPONSE_OBJECT'],
] as const)('the result %j is %s', (result, kind) => {
  expect(resultKind(result)).toBe(kind)
})

test.each([
  ['eth_getBalance', ['0x1', 'latest'], true],
  ['eth_blockNumber', undefined, true],
  ['eth_getBalance', { at: 1 }, false],
  ['solana_signMessage', { message: '3yZe7d', pubkey: '3yZe7d' }, true],
  ['solana_signMessage', { message: '0OIl', pubkey: '3yZe7d' }, false],
  ['solana_signMessage', ['3yZe7d'], false],
  ['solana_signTransaction', { transaction: '3yZe7d' }, true],
  ['solana_signAllTransactions', { transactions: ['3yZe7d'] }, true],
  ['solana_signAllTransactions', { transactions: '3yZe7d' }, false],
  ['solana_signAndSendTransaction', { transaction: '2', options: { maxRetries: 1 } }, true],
  [
    'solana_signAndSendTransaction',
    { transaction: '2', options: { preflightCommitment: 'soon' } },
    false,
  ],
  ['wallet_sendCalls', [{ calls: [{ to: '0x1', data: '0x', value: '0x1' }], id: 'kept' }], true],
  ['wallet_sendCalls', [{ calls: [{ to: '1' }] }], false],
  ['wallet_sendCalls', [{ calls: [{ to: '0x1', data: 'abc' }] }], false],
  ['wallet_sendCalls', [], false],
  ['wallet_getCallsStatus', ['batch'], true],
  ['wallet_getCallsStatus', [], false],
  ['wallet_getAssets', { account: '0x1' }, true],
  ['wallet_revokePermissions', undefined, true],
] as const)('parameters of %s: %j fit: %s', (method, params, expected) => {
  const request = { method, ...(params === undefined ? {} : { params }) }

  const { success, data } = CALLS.RPC_REQUEST.request.safeParse(request)

  expect(success).toBe(expected)
  if (success) expect(data).toEqual(request)
})
