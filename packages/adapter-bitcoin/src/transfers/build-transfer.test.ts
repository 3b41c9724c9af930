import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import { type BitcoinAddress, readAddress } from '../address.ts'
import { aKey } from '../testing/a-key.ts'
import { buildTransfer } from './build-transfer.ts'
import { dustLimit } from './dust.ts'

const from = aKey(1)
const to = aKey(2)
const taproot = aKey(3, { isTaproot: true })

function read(text: string): BitcoinAddress {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(`${text} is no address`)
  return reading.address
}

const coin = (index: number, amount: bigint) => {
  return { txid: 'cd'.repeat(32), index, amount, isConfirmed: true }
}

function build(changes: Partial<Parameters<typeof buildTransfer>[0]> = {}) {
  const built = buildTransfer({
    from: read(from.address),
    to: read(to.address),
    amount: 10_000n,
    coins: [coin(0, 100_000n)],
    feeRate: 5n,
    facts: undefined,
    ...changes,
  })
  const transaction = Transaction.fromPSBT(built.psbt, { allowUnknownOutputs: true })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, nth) =>
    transaction.getOutput(nth),
  )
  return { ...built, transaction, outputs }
}

test.each([
  ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 546n],
  ['3LRW7jeCvQCRdPF8S3yUCfRAx4eqXFmdcr', 540n],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 294n],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 330n],
])('the dust limit of %s is %d', (text, least) => {
  expect(dustLimit(read(text).script)).toBe(least)
})

test('the change goes back to the sender, and all amounts add up', () => {
  const { outputs, fee } = build()

  const change = outputs.find(({ amount }) => amount !== 10_000n)
  expect(outputs).toHaveLength(2)
  expect(change?.script).toEqual(read(from.address).script)
  expect(10_000n + (change?.amount ?? 0n) + fee).toBe(100_000n)
  // One input and two outputs of P2WPKH are 141 bytes.
  expect(fee).toBeGreaterThanOrEqual(5n * 140n)
  expect(fee).toBeLessThanOrEqual(5n * 142n)
})

test('change below the dust limit is added to the fee', () => {
  const { outputs, fee } = build({ coins: [coin(0, 10_800n)] })

  expect(outputs.map(({ amount }) => amount)).toEqual([10_000n])
  expect(fee).toBe(800n)
})

test('it can be replaced, and spends as many coins as it needs', () => {
  const coins = [1, 2, 3, 4].map((nth) => coin(nth, 4_000n))
  const { transaction, spent } = build({ coins })

  expect(spent.length).toBeGreaterThanOrEqual(3)
  expect(transaction.inputsLength).toBe(spent.length)
  expect(transaction.getInput(0).sequence).toBe(0xffff_fffd)
})

test.each([[[]], [[coin(0, 10_000n)]], [[coin(0, 10_400n), coin(1, 200n)]]])(
  'an amount above the balance, with the fee, is refused',
  (coins) => {
    expect(() => build({ coins })).toThrow(expect.objectContaining({ code: 'transfer.short' }))
  },
)

test.each([taproot.publicKey, `02${taproot.publicKey}`])(
  'coins on taproot are spent with the key %s',
  (publicKey) => {
    const { psbt } = build({ from: read(taproot.address), facts: { publicKey, type: 'payment' } })

    const signed = Transaction.fromPSBT(taproot.signPsbt(psbt, [0]))
    signed.finalize()
    expect(signed.isFinal).toBe(true)
  },
)

test('coins of a nested key need its public key', () => {
  const nested = read('3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN')
  const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

  const { transaction } = build({ from: nested, facts: { publicKey } })

  expect(transaction.getInput(0).redeemScript).toHaveLength(22)
  for (const facts of [undefined, {}, { publicKey: from.publicKey }]) {
    expect(() => build({ from: nested, facts })).toThrow(
      expect.objectContaining({ code: 'wallet.unsupported-method' }),
    )
  }
})

test.each([
  taproot.address,
  '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
  'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
])('without its public key no transfer of %s can be built', (text) => {
  expect(() => build({ from: read(text) })).toThrow(
    expect.objectContaining({ code: 'wallet.unsupported-method' }),
  )
})
