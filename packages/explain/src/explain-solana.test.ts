import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import vectors from '../../../vectors/explain-solana.json'
import { type ExplainContext, type Explanation, explain } from './index.ts'
import type { NetworkId } from './model/network-id.ts'

interface Case {
  readonly name: string
  readonly network: string
  readonly method: string
  readonly params: { readonly transaction?: string }
  readonly context?: { readonly lookupTables: readonly (readonly [string, readonly string[]])[] }
  readonly effects: readonly object[]
  readonly warnings: readonly object[]
  readonly fee: string
  readonly everyBit?: boolean
}

// The file's types are too wide for its fields.
const CASES = Object.values(vectors.cases).flat() as readonly unknown[] as readonly Case[]

function explained({ method, context, ...request }: Case, params: unknown = request.params) {
  const network = request.network as NetworkId
  const known: ExplainContext =
    context === undefined ? {} : { lookupTables: new Map(context.lookupTables) }
  return explain({ network, method, params }, known)
}

test.each(CASES)('$name is explained as written beside it', async (wanted) => {
  const explanation = await explained(wanted)

  const plain = asJson(explanation)
  expect(plain.effects).toMatchObject(wanted.effects)
  expect(plain.effects).toHaveLength(wanted.effects.length)
  expect(plain.warnings).toEqual(wanted.warnings)
  expect(String(explanation.fee)).toBe(wanted.fee)
})

test.each(CASES.filter(({ everyBit }) => everyBit === true))(
  'no bit of $name changes unseen',
  async (wanted) => {
    const { transaction = '' } = wanted.params
    const bytes = transaction.includes('=') ? base64.decode(transaction) : decode(transaction)
    const first = JSON.stringify(asJson(await explained(wanted)))
    const block = 65 + blockAt(bytes.slice(65))
    const head = (bytes[65] ?? 0) >= 0x80 ? 66 : 65
    const same: number[] = []

    for (let at = 65; at < bytes.length; at += 1) {
      const isOfHash = at >= block && at < block + 32
      // How many accounts are only read decides who may write at the same time, not what happens.
      const isOfHead = at === head + 1 || at === head + 2
      if (isOfHash || isOfHead) continue
      const changed = bytes.map((byte, place) => (place === at ? byte ^ 1 : byte))
      const next = await explained(wanted, { transaction: base64.encode(changed) })
      if (JSON.stringify(asJson(next)) === first) same.push(at)
    }

    expect(same).toEqual([])
  },
)

test('500 changed transactions are read or refused, and nothing is thrown', async () => {
  let seed = 7
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed % limit
  }
  const originals = CASES.flatMap(({ params }) => params.transaction ?? [])
  const kinds = new Set<string>()

  for (let round = 0; round < 500; round += 1) {
    const bytes = decode(originals[below(originals.length)] ?? '')
    const at = below(bytes.length)
    const changed = bytes.map((byte, place) => (place === at ? below(256) : byte))
    const cut = below(3) === 0 ? changed.slice(0, at) : changed
    const { effects } = await explain({
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      method: 'solana_signTransaction',
      params: { transaction: cut },
    })
    for (const { kind } of effects) kinds.add(kind)
  }

  expect(kinds.has('unknownRequest')).toBe(true)
  expect(kinds.has('transfer')).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['a number', 5],
  ['an empty text', ''],
  ['a very long text', '1'.repeat(100_000)],
])('%s is malformed', async (_name, transaction) => {
  expect(
    await explain({
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      method: 'solana_signTransaction',
      params: { transaction },
    }),
  ).toMatchObject({ effects: [{ kind: 'unknownRequest', reason: 'malformed' }] })
})

/** In which of the two encodings a text is: one of them does not read it as bytes. */
function decode(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    return base64.decode(text)
  }
}

/** Returns the offset of the block hash in a message of less than 128 keys. */
function blockAt(message: Uint8Array): number {
  const head = (message[0] ?? 0) >= 0x80 ? 4 : 3
  return head + 1 + (message[head] ?? 0) * 32
}

function asJson(value: Explanation): { effects: unknown[]; warnings: unknown[] } {
  return JSON.parse(
    JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)),
  )
}
