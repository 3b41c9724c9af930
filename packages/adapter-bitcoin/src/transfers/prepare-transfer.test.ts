import type { Session } from '@latchkey/core/contract'
import { hexToBytes } from '@noble/hashes/utils.js'
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer/payment.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import { createEsplora } from '../esplora/esplora.ts'
import { createHost } from '../testing/a-host.ts'
import { aKey } from '../testing/a-key.ts'
import { ESPLORA, TESTNET } from '../testing/a-network.ts'
import { aFunding } from '../testing/an-explorer.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'
import { guessFee, writeTransfer } from './prepare-transfer.ts'
import { readTransfer } from './read-transfer.ts'

const alice = aKey(1)
const { address: to } = aKey(2)

interface TestCoin {
  readonly value: number
  readonly status?: unknown
}

const mined = (value: number): TestCoin => ({ value, status: { confirmed: true } })
const waiting = (value: number): TestCoin => ({ value, status: { confirmed: false } })

function aTransfer(coins: readonly TestCoin[], rate = 2) {
  const { http, clock } = createHost()
  const funding = aFunding(
    alice.address,
    coins.map(({ value }) => value),
  )
  const unspent = coins.map((coin, vout) => ({ txid: funding.txid, vout, ...coin }))
  http.on('GET', `${ESPLORA}/address/:address/utxo`, { json: unspent })
  http.on('GET', `${ESPLORA}/tx/${funding.txid}/hex`, { body: funding.hex })
  http.on('GET', `${ESPLORA}/fee-estimates`, { json: { '3': rate } })
  return createEsplora({ http, clock, bases: { [TESTNET.id]: ESPLORA } }, TESTNET.id)
}

function transferOf(amount: bigint, { address } = alice) {
  return readTransfer({ from: `${TESTNET.id}:${address}`, to, amount })
}

async function write(coins: readonly TestCoin[], amount: bigint, rate?: number) {
  const transfer = transferOf(amount)
  const built = await writeTransfer(
    aTransfer(coins, rate),
    { transfer, facts: undefined },
    noAbort(),
  )
  const transaction = Transaction.fromPSBT(built.psbt)
  const spent = built.spent.map((_, nth) => transaction.getInput(nth).index)
  return { ...built, spent: spent.sort() }
}

test.each([waiting(90_000), { value: 90_000 }, { value: 90_000, status: null }])(
  'unconfirmed coins are not spent if the others suffice: %j',
  async (coin) => {
    expect((await write([coin, mined(40_000)], 30_000n)).spent).toEqual([1])
  },
)

test('unconfirmed coins are spent if they are needed', async () => {
  expect((await write([waiting(90_000), mined(40_000)], 100_000n)).spent).toEqual([0, 1])
})

test('an amount above all coins is refused', async () => {
  await expect(write([waiting(9_000), mined(4_000)], 20_000n)).rejects.toMatchObject({
    code: 'transfer.short',
  })
})

// One input and two outputs of P2WPKH are 141 bytes.
test.each([
  [300, 1_000n, 300n * 141n],
  [2_000, 300_000n, 2_000n * 141n],
])('%d satoshis for a byte are accepted for a large amount', async (rate, amount, fee) => {
  const built = await write([mined(1_000_000_000)], amount, rate)

  expect(built.fee).toBeGreaterThanOrEqual(fee - 2_000n)
  expect(built.fee).toBeLessThanOrEqual(fee + 2_000n)
})

test.each([
  [400, 1_000n],
  [2_000, 200_000n],
])('%d satoshis for a byte are refused for an amount of %d', async (rate, amount) => {
  await expect(write([mined(1_000_000_000)], amount, rate)).rejects.toMatchObject({
    code: 'transfer.would-fail',
  })
})

test('a fee above the limit is refused', async () => {
  const coins = Array.from({ length: 200 }, () => mined(1_000_000))

  await expect(write(coins, 150_000_000n, 1_500)).rejects.toMatchObject({
    code: 'transfer.would-fail',
  })
})

test('for a wallet that sends, the fee is estimated for every type of address', async () => {
  const network = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
  const key = hexToBytes(alice.publicKey)
  const addresses = [
    p2pkh(key, network).address,
    p2sh(p2wpkh(key, network), network).address ?? '',
    alice.address,
    aKey(3, { isTaproot: true }).address,
  ]

  const fees = await Promise.all(
    addresses.map(async (address) =>
      guessFee(
        aTransfer([mined(90_000)], 1),
        transferOf(10_000n, { ...alice, address }),
        noAbort(),
      ),
    ),
  )

  // Well-known sizes of one input and two outputs.
  expect(fees).toEqual([224n, 165n, 141n, 142n])
})

test('for a wallet that sends, every shared address has a fee estimate', async () => {
  const { adapter, host } = await startAdapter()
  const taproot = aKey(3, { isTaproot: true })
  const from = `${TESTNET.id}:${taproot.address}` as const
  const session: Session<'bip122'> = {
    id: 'topic',
    namespace: 'bip122',
    walletId: 'far.away',
    accounts: [from],
    networkId: TESTNET.id,
  }
  const channel = { request: () => Promise.reject(new Error('Nobody is asked')) }
  adapter.sessions.attach({ session, channel })
  const coin = { txid: 'cd'.repeat(32), vout: 0, value: 90_000, status: { confirmed: true } }
  host.http.on('GET', `${ESPLORA}/address/:address/utxo`, { json: [coin] })
  host.http.on('GET', `${ESPLORA}/fee-estimates`, { json: { '3': 1 } })

  const request = { sessionId: 'topic', from, to, amount: 10_000n }
  expect(await adapter.transfers?.estimate(request, noAbort())).toBe(142n)
})
