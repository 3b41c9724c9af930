/** @full Random coins; the rules have tables in the files beside it. */
import { isLatchkeyError } from '@latchkey/core/contract'
import { Transaction } from '@scure/btc-signer/transaction.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BitcoinAddress, readAddress } from '../address.ts'
import { sameBytes } from '../bytes/hashes.ts'
import type { Coin } from '../esplora/read-coins.ts'
import { aKey, type TestKey } from '../testing/a-key.ts'
import { type BuiltTransfer, buildTransfer, type TransferParts } from './build-transfer.ts'
import { dustLimit } from './dust.ts'
import { sizeTransfer } from './size-transfer.ts'

function read({ address }: TestKey): BitcoinAddress {
  const reading = readAddress(address)
  if (!reading.ok) throw new Error(`${address} is no address`)
  return reading.address
}

const plain = aKey(1)
const taproot = aKey(3, { isTaproot: true })
const to = read(aKey(2))

/** Amounts of every length, also near the limits of dust, inscriptions and the supply. */
const satoshis = fc.integer({ min: 1, max: 12 }).chain((digits) => {
  const most = 10n ** BigInt(digits)
  return fc.bigInt({ min: most / 10n, max: most })
})
const coins = fc
  .array(satoshis, { maxLength: 12 })
  .map((amounts) =>
    amounts.map((amount, index) => ({ txid: 'cd'.repeat(32), index, amount, isConfirmed: true })),
  )
const parts = fc.record({
  key: fc.constantFrom(plain, taproot),
  coins,
  amount: satoshis.map((amount) => amount + 294n),
  feeRate: fc.bigInt({ min: 1n, max: 2_000n }),
})

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** @returns undefined if the coins do not suffice. */
function unlessShort<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'transfer.short')) return undefined
    throw thrown
  }
}

function build({ key, ...rest }: { key: TestKey } & Omit<TransferParts, 'from' | 'to' | 'facts'>) {
  const facts = { publicKey: key.publicKey, type: 'payment' } as const
  return unlessShort(() => buildTransfer({ ...rest, from: read(key), to, facts }))
}

function spentBy({ psbt, spent }: BuiltTransfer, coins: readonly Coin[]): readonly Coin[] {
  const transaction = Transaction.fromPSBT(psbt)
  const indexes = spent.map((_, nth) => transaction.getInput(nth).index)
  return coins.filter(({ index }) => indexes.includes(index))
}

test('for every balance: no satoshi is lost, created, or sent to another address', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const built = build(given)
      if (built === undefined) return
      const transaction = Transaction.fromPSBT(built.psbt)
      const outputs = Array.from({ length: transaction.outputsLength }, (_, nth) => {
        const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(nth)
        return { script, amount }
      })
      const paid = outputs.find(
        ({ script, amount }) => amount === given.amount && sameBytes(script, to.script),
      )
      const left = outputs.filter((one) => one !== paid)
      const spent = spentBy(built, given.coins)
      const { script } = read(given.key)

      expect(paid).toBeDefined()
      expect(left.length).toBeLessThanOrEqual(1)
      expect(left.every((one) => sameBytes(one.script, script))).toBe(true)
      expect(left.every(({ amount }) => amount >= dustLimit(script))).toBe(true)
      expect(spent).toEqual(expect.arrayContaining([...built.spent]))
      expect(sum(outputs.map(({ amount }) => amount)) + built.fee).toBe(
        sum(spent.map(({ amount }) => amount)),
      )
      expect(built.fee).toBeGreaterThan(0n)
    }),
    { seed: 84, numRuns: 120 },
  )
})

test('on taproot no coin that may carry an inscription is spent, whatever the amount', () => {
  fc.assert(
    fc.property(parts, ({ coins, ...given }) => {
      const built = build({ ...given, coins, key: taproot })
      const spent = built === undefined ? [] : spentBy(built, coins)

      expect(spent.filter(({ amount }) => amount <= 10_000n)).toEqual([])
    }),
    { seed: 86, numRuns: 120 },
  )
})

test('with one coin the estimated fee is exact', () => {
  fc.assert(
    fc.property(parts, satoshis, (given, amount) => {
      const coins = [
        { txid: 'cd'.repeat(32), index: 0, amount: amount + 10_001n, isConfirmed: true },
      ]
      const changes = unlessShort(() =>
        sizeTransfer({ ...given, coins, from: read(given.key), to }),
      )

      expect(changes).toBe(build({ ...given, coins })?.fee)
    }),
    { seed: 341, numRuns: 120 },
  )
})
