/** @full Random lies of a node; each lie has a test of its own in the file beside it. */
import { SystemInstruction, Transaction, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMint, aTransfer, holderOf, MINT, type NodeWords } from '../testing/a-transfer.ts'
import { readCost } from '../testing/read-cost.ts'
import { readTokenTransfer } from '../testing/read-token-transfer.ts'
import { ALICE, BOB } from '../testing/started-adapter.ts'

const lamports = fc.oneof(
  fc.constantFrom(0, 1, 5_000, 2_039_280, 1e18),
  fc.integer({ min: -1, max: 3_000_000 }),
)
const account = fc.constantFrom<unknown>(
  ...[null, aMint(), aMint({ decimals: 9 }), aMint({ decimals: 0 })],
  ...[ALICE, BOB].map(({ address }) => ({
    owner: Object(aMint()).owner,
    data: { parsed: { type: 'account', info: { owner: address } } },
  })),
)

const lies: fc.Arbitrary<NodeWords> = fc.oneof(
  lamports.map((value) => ({ getFeeForMessage: { value } })),
  fc.constant({ getFeeForMessage: { value: null } }),
  lamports.map((value) => ({ getMinimumBalanceForRentExemption: value })),
  fc.array(lamports, { maxLength: 4 }).map((prices) => ({
    getRecentPrioritizationFees: prices.map((prioritizationFee) => ({ prioritizationFee })),
  })),
  fc
    .integer({ min: 0, max: 1_500_000 })
    .map((unitsConsumed) => ({ simulateTransaction: { value: { err: null, unitsConsumed } } })),
  account.map((value) => ({
    getAccountInfo: (address: unknown) => ({ value: address === MINT ? value : null }),
  })),
  account.map((value) => ({
    getAccountInfo: (address: unknown) => ({
      value: address === MINT ? aMint() : address === holderOf(BOB.address) ? value : null,
    }),
  })),
)

/** Recipient, amount and token of a transaction. */
function read(transaction: Uint8Array, token: string | undefined): object {
  if (token !== undefined) return readTokenTransfer(transaction)
  const { instructions } = Transaction.from(transaction)
  const move = instructions.at(-1)
  if (move === undefined) throw new Error('The transaction has no steps')
  const { toPubkey, lamports: amount } = SystemInstruction.decodeTransfer(move)
  return { to: toPubkey.toBase58(), amount, steps: instructions.length }
}

test('whatever a node says before and after the review: the wallet is asked for the recipient, the amount and the token that were shown, at no more than the ceiling', async () => {
  let askedCount = 0
  const some = fc.array(lies, { maxLength: 3 })
  const token = fc.constantFrom(undefined, MINT)
  await fc.assert(
    fc.asyncProperty(some, some, token, async (before, after, token) => {
      const { words, fee, send, asked } = await aTransfer(token === undefined ? {} : { token })
      const common = { amount: 77n, ...(token && { decimals: 6 }) }
      Object.assign(words, ...before)
      const reviewed = await fee(common).catch(() => undefined)
      Object.assign(words, ...after)
      if (reviewed?.ceiling === undefined) return

      await send({ ...common, maxFee: reviewed.ceiling }).catch(() => undefined)

      expect(asked().length).toBeLessThanOrEqual(1)
      for (const transaction of asked()) {
        askedCount += 1
        const [payer] = VersionedTransaction.deserialize(transaction).message.staticAccountKeys
        expect(payer?.toBase58()).toBe(ALICE.address)
        expect(readCost(transaction)).toBeLessThanOrEqual(reviewed.ceiling)
        const shown = token === undefined ? { to: BOB.address, amount: 77n, steps: 3 } : OF_TOKEN
        expect(readIn(transaction, token)).toEqual(shown)
      }
    }),
    { seed: 65, numRuns: 200 },
  )
  // The model does not pass because nothing was ever asked.
  expect(askedCount).toBeGreaterThan(40)
})

/** If the recipient already has a token account, the transaction names only that. */
function readIn(transaction: Uint8Array, token: string | undefined): object {
  const found = read(transaction, token)
  return Object(found).to === holderOf(BOB.address) ? { ...found, to: BOB.address } : found
}

const OF_TOKEN = { token: MINT, to: BOB.address, amount: 77n, coins: 0n }
