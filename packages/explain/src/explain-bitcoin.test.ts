import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import vectors from '../../../vectors/explain-bitcoin.json'
import { type ExplainContext, type Explanation, explain } from './index.ts'
import type { NetworkId } from './model/network-id.ts'

interface Case {
  readonly name: string
  readonly network: string
  readonly method: string
  readonly params: { readonly psbt?: string }
  readonly context: ExplainContext
  readonly effects: readonly object[]
  readonly warnings: readonly object[]
  readonly fee: string
}

// The file's types are too wide for its fields.
const CASES = Object.values(vectors.cases).flat() as readonly unknown[] as readonly Case[]

function explained(
  { network, method, context, params: given }: Case,
  params: unknown = given,
): Promise<Explanation> {
  return explain({ network: network as NetworkId, method, params }, context)
}

test.each(CASES)('$name is explained as written beside it', async (wanted) => {
  const explanation = await explained(wanted)

  const plain = asJson(explanation)
  expect(plain.effects).toMatchObject(wanted.effects)
  expect(plain.effects).toHaveLength(wanted.effects.length)
  expect(plain.warnings).toEqual(wanted.warnings)
  expect(String(explanation.fee)).toBe(wanted.fee)
})

test('no bit of an output or an amount changes unseen', async () => {
  const [wanted] = CASES.filter(({ name }) => name === 'to a friend, with change')
  if (wanted === undefined) throw new Error('The set has this case.')
  const bytes = base64.decode(wanted.params.psbt ?? '')
  const first = JSON.stringify(asJson(await explained(wanted)))
  const same: number[] = []

  for (let at = 0; at < bytes.length; at += 1) {
    const changed = bytes.map((byte, place) => (place === at ? byte ^ 1 : byte))
    const next = await explained(wanted, { psbt: base64.encode(changed) })
    if (JSON.stringify(asJson(next)) === first) same.push(at)
  }

  // The versions, the sequence and the lock time; and witnesses, which are no part of the transaction's id.
  const [version, sequence, lockTime] = [8, 50, 116]
  const isSaid = (at: number) =>
    at > version + 4 && at < lockTime && !(at >= sequence && at < sequence + 4)
  expect(same.filter(isSaid)).toEqual([])
})

test('500 changed PSBTs are read or refused, and nothing is thrown', async () => {
  let seed = 11
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed % limit
  }
  const originals = CASES.flatMap(({ params }) => params.psbt ?? []).filter((one) =>
    one.startsWith('cHNidP'),
  )
  let refused = 0

  for (let round = 0; round < 500; round += 1) {
    const bytes = base64.decode(originals[below(originals.length)] ?? '')
    const at = below(bytes.length)
    const changed = bytes.map((byte, place) => (place === at ? below(256) : byte))
    const psbt = below(3) === 0 ? changed.slice(0, at) : changed
    const { effects, fee } = await explain({
      network: 'bip122:000000000019d6689c085ae165831e93',
      method: 'signPsbt',
      params: { psbt },
    })
    if (effects.some(({ kind }) => kind === 'unknownRequest')) refused += 1
    expect(fee ?? 0n).toBeGreaterThanOrEqual(0n)
  }

  expect(refused).toBeGreaterThan(100)
})

function asJson(value: Explanation): { effects: unknown[]; warnings: unknown[] } {
  return JSON.parse(
    JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)),
  )
}
