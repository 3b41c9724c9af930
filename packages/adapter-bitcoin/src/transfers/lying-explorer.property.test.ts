/** @full Random lies of an explorer; each lie has a test of its own in the files beside it. */
import { hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from '../address.ts'
import { sameBytes } from '../bytes/hashes.ts'
import { ALICE, aTransfer, BOB, EVE } from '../testing/a-transfer.ts'
import { aFunding, type ExplorerWords, readPsbt } from '../testing/an-explorer.ts'

/** The amount that the visitor approved, in satoshis. */
const AMOUNT = 100_000n
const satoshis = fc.integer({ min: 0, max: 300_000 })

/** The coins of the account that there are in truth. */
const owned = new Map<string, readonly number[]>([
  [aFunding(ALICE.address, [60_000, 50_000]).txid, [60_000, 50_000]],
])

type Lie = (words: ExplorerWords) => void

function listing(change: (coin: { value: number; vout: number; txid: string }) => object): Lie {
  return (words) => {
    const { list } = words
    words.list = (address) => list(address).map((coin) => ({ ...coin, ...change({ ...coin }) }))
  }
}

const lies: fc.Arbitrary<Lie> = fc.oneof(
  fc.oneof(fc.integer({ min: -5, max: 4_000 }), fc.double()).map(
    (rate): Lie =>
      (words) => {
        words.rate = rate
      },
  ),
  satoshis.map((value) => listing(() => ({ value }))),
  satoshis.map((by) => listing(({ value }) => ({ value: value - by }))),
  fc.integer({ min: 0, max: 3 }).map((vout) => listing(() => ({ vout }))),
  fc.boolean().map((confirmed) => listing(() => ({ status: { confirmed } }))),
  fc.integer({ min: 1, max: 200_000 }).map(
    (value): Lie =>
      (words) => {
        const { txid, hex: raw } = aFunding(EVE.address, [value], 7)
        words.transactions.set(txid, raw)
        const { list } = words
        const status = { confirmed: true }
        words.list = (address) => [...list(address), { txid, vout: 0, value, status }]
      },
  ),
  fc.array(satoshis, { minLength: 1, maxLength: 4 }).map(
    (amounts): Lie =>
      (words) => {
        for (const txid of words.transactions.keys())
          words.transactions.set(txid, aFunding(ALICE.address, amounts, 8).hex)
      },
  ),
  // The truth: more coins.
  fc.integer({ min: 1_000, max: 200_000 }).map(
    (value): Lie =>
      (words) => {
        const { txid, hex: raw } = aFunding(ALICE.address, [value], 9)
        owned.set(txid, [value])
        words.transactions.set(txid, raw)
        const { list } = words
        const status = { confirmed: true }
        words.list = (address) => [...list(address), { txid, vout: 0, value, status }]
      },
  ),
)

function scriptOf(address: string): Uint8Array {
  const reading = readAddress(address)
  if (!reading.ok) throw new Error(`${address} is no address`)
  return reading.address.script
}

test('whatever an explorer says before and after the review: the wallet is asked for the amount, the change, and a fee below the ceiling', async () => {
  let askedCount = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(lies, { maxLength: 2 }),
      fc.array(lies, { maxLength: 2 }),
      async (before, after) => {
        const { words, fee, send, asked } = await aTransfer()
        for (const lie of before) lie(words)
        const reviewed = await fee().catch(() => undefined)
        for (const lie of after) lie(words)
        if (reviewed?.ceiling === undefined) return

        await send({ maxFee: reviewed.ceiling }).catch(() => undefined)

        expect(asked.length).toBeLessThanOrEqual(1)
        for (const psbt of asked) {
          askedCount += 1
          const transaction = readPsbt(psbt)
          const spent = Array.from({ length: transaction.inputsLength }, (_, nth) => {
            const { txid = new Uint8Array(), index = -1 } = transaction.getInput(nth)
            return BigInt(owned.get(hex.encode(txid))?.[index] ?? -1e9)
          })
          const outputs = Array.from({ length: transaction.outputsLength }, (_, nth) =>
            transaction.getOutput(nth),
          )
          const [paid, change, ...more] = outputs
          const paidBob = [paid, change].filter(
            (output) => output?.script && sameBytes(output.script, scriptOf(BOB.address)),
          )
          expect(more).toEqual([])
          expect(paidBob.map((output) => output?.amount)).toEqual([AMOUNT])
          for (const output of outputs)
            expect([scriptOf(BOB.address), scriptOf(ALICE.address)]).toContainEqual(output.script)
          const total = outputs.reduce((sum, { amount = 0n }) => sum + amount, 0n)
          const cost = spent.reduce((sum, each) => sum + each, 0n) - total
          expect(cost).toBeGreaterThan(0n)
          expect(cost).toBeLessThanOrEqual(reviewed.ceiling)
        }
      },
    ),
    { seed: 64, numRuns: 200 },
  )
  // The model does not pass because nothing was ever asked.
  expect(askedCount).toBeGreaterThan(20)
})
