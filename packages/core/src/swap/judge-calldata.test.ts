import { expect, test } from 'vitest'
import { LatchkeyError, type SwapCall } from '../contract/index.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { judgeApproval, judgeSwap, type Wanted } from './judge-calldata.ts'

interface Case {
  readonly token: string
  readonly router: string
  readonly me: string
  readonly need: string
  readonly chainId: number
  readonly why?: string
  readonly tx: {
    readonly to?: string
    readonly value: string
    readonly data: string
    readonly chainId?: number
  }
}

const CASES = readVectors<Case>('swap-calldata')
const TO = '0x00000000000000000000000000000000000000dd'

function wantedOf({ chainId, me, token, need }: Case): Wanted {
  return { account: `eip155:${chainId}:${me}`, from: token, to: TO, amount: BigInt(need) }
}

/** As the answer of the API is read; what it would refuse itself is let through. */
function callOf({ chainId, tx }: Case): SwapCall {
  const amount = /^-?\d+$/.test(tx.value) ? BigInt(tx.value) : 1n
  const to = tx.to ?? ''
  return { networkId: `eip155:${tx.chainId ?? chainId}`, to, data: tx.data, amount }
}

function reasonOf(judge: () => unknown): unknown {
  try {
    judge()
  } catch (thrown) {
    return thrown instanceof LatchkeyError ? [thrown.code, thrown.context] : thrown
  }
  return undefined
}

const cases = (group: string) => (CASES[group] ?? []).map((each) => [each.why ?? '', each] as const)

test.each(cases('approve_ok'))('an exact approval passes %#', (_why, each) => {
  expect(reasonOf(() => judgeApproval(callOf(each), wantedOf(each), each.router))).toBeUndefined()
})

test.each(cases('approve_refuse'))('an approval is refused: %s', (_why, each) => {
  const reason = reasonOf(() => judgeApproval(callOf(each), wantedOf(each), each.router))

  expect(reason).toEqual(['swap.unsafe', { reason: expect.any(String) }])
})

test.each(cases('swap_refuse'))('a swap is refused: %s', (_why, each) => {
  const reason = reasonOf(() => judgeSwap(callOf(each), wantedOf(each), each.router))

  expect(reason).toEqual(['swap.unsafe', { reason: expect.any(String) }])
})

const [[, example]] = cases('approve_ok') as [readonly [string, Case]]
const swap: SwapCall = {
  networkId: `eip155:${example.chainId}`,
  to: example.router,
  data: '0x12aa3caf00',
  amount: 0n,
}

test.each<[why: string, call: Partial<SwapCall>, wanted: Partial<Wanted>, reason?: string]>([
  ['of a token without a value', {}, {}],
  ['of a coin with exactly the amount', { amount: 5n }, { from: undefined, amount: 5n }],
  ['of a coin with more than the amount', { amount: 6n }, { from: undefined, amount: 5n }, 'value'],
  ['of a coin without a value', {}, { from: undefined, amount: 5n }, 'value'],
  ['sent to the token that is bought', { to: TO }, {}, 'target'],
  ['sent to nobody', { to: `0x${'0'.repeat(40)}` }, {}, 'target'],
  ['without a whole selector', { data: '0x1234' }, {}, 'data'],
  ['on another network', { networkId: 'eip155:8453' }, {}, 'network'],
  ['that transfers by Permit2', { data: '0x36c78516' }, {}, 'data'],
  ['that is a permit', { data: '0xD505ACCF' }, {}, 'data'],
])('a swap %s: %#', (_why, call, wanted, reason) => {
  const judged = reasonOf(() =>
    judgeSwap({ ...swap, ...call }, { ...wantedOf(example), ...wanted }),
  )

  expect(judged).toEqual(reason && ['swap.unsafe', { reason }])
})

test('what was approved is the only target of the swap', () => {
  const other = '0x00000000000000000000000000000000000000ee'

  expect(judgeSwap(swap, wantedOf(example), example.router.toLowerCase())).toBe(example.router)
  expect(reasonOf(() => judgeSwap(swap, wantedOf(example), other))).toBeDefined()
})
