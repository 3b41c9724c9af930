/** @full That the sandbox works is seen in every journey of `npm test`. */

import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { beforeEach, expect, test } from 'vitest'
import { createTestChains } from '../../testing/test-chains.ts'
import { type ATestWallet, aWallet } from './testing/a-wallet.ts'

const { chains } = createTestChains()
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SHOP = new Uint8Array(32).fill(7)
const BLOCKHASH = new Uint8Array(32).fill(9)
const SYSTEM = new Uint8Array(32)

let wallet: ATestWallet
let own: Uint8Array

beforeEach(async () => {
  wallet = aWallet(chains)
  own = base58.decode((await wallet.wallet.user({ chainId: SOLANA })).address)
})

/** Moving lamports; bytes as Solana's format has them, written by hand. */
function message(version: 'legacy' | 0, lamports = 1_500_000_000n): Uint8Array {
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, lamports, true)
  const keys = [...own, ...SHOP, ...SYSTEM]
  const body = [1, 0, 1, 3, ...keys, ...BLOCKHASH, 1, 2, 2, 0, 1, 12, ...data]
  return Uint8Array.from(version === 0 ? [0x80, ...body, 0] : body)
}

function transaction(of: Uint8Array): Uint8Array {
  return Uint8Array.from([1, ...new Uint8Array(64), ...of])
}

const facts = () => wallet.shown.at(-1)?.groups.flatMap((group) => group.facts)

test.each(['legacy', 0] as const)(
  'a transaction (%s) is shown, signed and verifies',
  async (of) => {
    const said = message(of)

    const answer = await wallet.ask('solana_signTransaction', {
      transaction: base58.encode(transaction(said)),
    })

    const signed = base58.decode((answer as { transaction: string }).transaction)
    expect(signed.slice(65)).toEqual(said)
    expect(ed25519.verify(signed.slice(1, 65), said, own, { zip215: false })).toBe(true)
    expect(wallet.shown[0]?.network).toEqual({ name: 'Solana', id: SOLANA })
    expect(facts()).toEqual(
      expect.arrayContaining([
        { kind: 'amount', label: 'Amount', amount: '1.5', symbol: 'SOL' },
        { kind: 'address', label: 'Recipient', address: base58.encode(SHOP) },
      ]),
    )
  },
)

test('several transactions are shown one by one and signed together', async () => {
  const transactions = [message(0), message(0, 5n)].map((one) => base58.encode(transaction(one)))

  const answer = await wallet.ask('solana_signAllTransactions', { transactions })

  expect((answer as { transactions: string[] }).transactions).toHaveLength(2)
  expect(wallet.shown[0]?.groups.map(({ title }) => title).slice(0, 2)).toEqual([
    ...['1 of 2', '2 of 2'],
  ])
})

test('an instruction that cannot be decoded is described as such', async () => {
  const said = message('legacy')
  // Another program than the system's.
  said.fill(5, 4 + 64, 4 + 96)

  await wallet.ask('solana_signTransaction', { transaction: base58.encode(transaction(said)) })

  expect(facts()?.[0]).toMatchObject({ kind: 'note' })
  expect(facts()?.some(({ kind }) => kind === 'amount')).toBe(false)
})

test.each([
  ['somebody else’s', () => transaction(message(0).fill(3, 5, 5 + 32)), 'not for this account'],
  ['cut off', () => transaction(message(0)).slice(0, -1), 'not a Solana transaction'],
  ['with more behind it', () => Uint8Array.from([...transaction(message(0)), 1]), 'not a Solana'],
  ['empty', () => new Uint8Array([0]), 'not a Solana transaction'],
])('a transaction that is %s is refused before it is shown', async (_what, make, why) => {
  await expect(
    wallet.ask('solana_signTransaction', { transaction: base58.encode(make()) }),
  ).rejects.toThrow(why)
  expect(wallet.shown).toEqual([])
})

test('a transaction is not signed as if it were a message', async () => {
  for (const version of ['legacy', 0] as const)
    await expect(
      wallet.ask('solana_signMessage', { message: base58.encode(message(version)) }),
    ).rejects.toThrow('a transaction, not a message')
})

test('sending without a node is an error', async () => {
  const params = { transaction: base58.encode(transaction(message(0))) }

  await expect(wallet.ask('solana_signAndSendTransaction', params)).rejects.toThrow(
    'does not reach a Solana network',
  )
})
