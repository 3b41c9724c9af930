/** @full That the sandbox works is seen in every journey of `npm test`. */

import { p2pkh, p2sh, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type SeededBitcoinKey as Key, SANDBOX_BITCOIN_ACCOUNTS } from '../../bitcoin-accounts.ts'
import { createFaults } from '../../faults/create-faults.ts'
import { createRequestLog } from '../../faults/request-log.ts'
import { BITCOIN_NETWORKS } from '../../formats/bitcoin-networks.ts'
import { createBitcoinChain } from './bitcoin-chain.ts'

const deps = { faults: createFaults(), requests: createRequestLog() }
const chain = createBitcoinChain(deps)
const { regtest } = BITCOIN_NETWORKS
const [ada, grace, alan] = SANDBOX_BITCOIN_ACCOUNTS
let url = ''

beforeAll(async () => {
  url = await chain.start(0)
})
afterAll(chain.stop)

async function get(path: string): Promise<unknown> {
  const response = await fetch(url + path)
  const text = await response.text()
  if (!response.ok) return { status: response.status, text }
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

interface Coin {
  readonly txid: string
  readonly vout: number
  readonly value: number
  readonly status: { readonly confirmed: boolean }
}

const coinsAt = async (address: string) => (await get(`/address/${address}/utxo`)) as Coin[]

async function broadcast(hex: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/tx`, { method: 'POST', body: hex })
  return { status: response.status, text: await response.text() }
}

interface Spend {
  readonly from: Key
  readonly pay: ReturnType<typeof p2wpkh> | ReturnType<typeof p2sh> | ReturnType<typeof p2pkh>
  readonly coin: Coin
  readonly to: string
  readonly sats: bigint
}

/** One coin to one address, the rest to the fee and back. */
async function spend({ from, pay, coin, to, sats }: Spend): Promise<string> {
  const transaction = new Transaction()
  const previous = hexToBytes(`0x${(await get(`/tx/${coin.txid}/hex`)) as string}`)
  const amount = BigInt(coin.value)
  const isLegacy = pay.type === 'pkh'
  const { script } = pay
  transaction.addInput({
    txid: coin.txid,
    index: coin.vout,
    ...(isLegacy ? { nonWitnessUtxo: previous } : { witnessUtxo: { script, amount } }),
    ...('redeemScript' in pay && pay.redeemScript ? { redeemScript: pay.redeemScript } : {}),
  })
  transaction.addOutputAddress(to, sats, regtest)
  if (amount > sats) transaction.addOutput({ script, amount: amount - sats - 1_000n })
  transaction.sign(hexToBytes(from.privateKey))
  transaction.finalize()
  return transaction.hex
}

const publicKey = (key: Key) => hexToBytes(`0x${key.publicKey}`)
const segwit = (key: Key) => p2wpkh(publicKey(key), regtest)

test('seeded addresses have coins in three pieces, mined and ready', async () => {
  const coins = await coinsAt(ada.payment.address)

  expect(coins.map(({ value }) => value).sort((a, b) => a - b)).toEqual([
    40_000_000, 60_000_000, 100_000_000,
  ])
  expect(coins.every(({ status }) => status.confirmed)).toBe(true)
  expect(await get(`/address/${ada.payment.address}`)).toMatchObject({
    chain_stats: { funded_txo_count: 3, funded_txo_sum: 200_000_000, tx_count: 1 },
    mempool_stats: { tx_count: 0 },
  })
  expect(await get('/blocks/tip/height')).toBe('102')
  expect(await get('/block-height/0')).toMatch(new RegExp(`^${regtest.id.slice('bip122:'.length)}`))
})

test('a payment is pending, is mined, and is listed for sender and recipient', async () => {
  const [coin] = await coinsAt(ada.payment.address)
  if (!coin) throw new Error('no coin')
  const to = grace.payment.address
  const hex = await spend({
    from: ada.payment,
    pay: segwit(ada.payment),
    coin,
    to,
    sats: 1_000_000n,
  })

  const { status, text: txid } = await broadcast(hex)
  expect(status).toBe(200)

  expect(await get(`/tx/${txid}/status`)).toEqual({ confirmed: false })
  expect(await get(`/tx/${txid}/hex`)).toBe(hex)
  const waiting = await coinsAt(ada.payment.address)
  expect(waiting.some(({ txid: id, vout }) => id === coin.txid && vout === coin.vout)).toBe(false)
  const { height, hash } = await chain.mine()
  expect(await get(`/tx/${txid}`)).toMatchObject({
    fee: 1_000,
    vin: [{ prevout: { scriptpubkey_address: ada.payment.address, value: coin.value } }],
    vout: [{ scriptpubkey_address: to, scriptpubkey_type: 'v0_p2wpkh', value: 1_000_000 }, {}],
    status: { confirmed: true, block_height: height, block_hash: hash },
  })
  expect(await get(`/address/${to}/txs`)).toMatchObject([{ txid }, {}])
})

test.each([
  ['P2PKH', (key: Key) => p2pkh(publicKey(key), regtest), 'p2pkh'],
  ['P2SH', (key: Key) => p2sh(segwit(key), regtest), 'p2sh'],
])('%s coins are received and spent', async (_kind, make, type) => {
  const pay = make(alan.payment)
  const address = pay.address ?? ''
  const funded = await chain.fund(address, 500_000n)
  expect(await get(`/tx/${funded}`)).toMatchObject({
    vout: [{ scriptpubkey_address: address, scriptpubkey_type: type }, {}],
  })
  const [coin] = await coinsAt(address)
  if (!coin) throw new Error('no coin')

  const to = alan.payment.address
  const { status, text } = await broadcast(
    await spend({ from: alan.payment, pay, coin, to, sats: 400_000n }),
  )

  expect([status, text]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)])
})

test('coins can be sent to Taproot addresses and are seen there', async () => {
  const { address } = p2tr(publicKey(ada.ordinals).slice(1), undefined, regtest)
  expect(address).toBe(ada.ordinals.address)

  await chain.fund(ada.ordinals.address, 10_000n)

  expect(await coinsAt(ada.ordinals.address)).toMatchObject([{ value: 10_000 }])
})

test('a refused transaction has the reason of the network', async () => {
  const [coin] = await coinsAt(grace.payment.address)
  if (!coin) throw new Error('no coin')
  const from = grace.payment
  const wanted = { from, pay: segwit(from), coin, to: ada.payment.address, sats: 1_000n }
  const hex = await spend(wanted)
  // One satoshi more than was signed.
  const forged = hex.replace('e803000000000000', 'e903000000000000')
  expect(forged).not.toBe(hex)
  const missing = await spend({ ...wanted, coin: { ...coin, vout: 9 } })

  expect(await broadcast(forged)).toMatchObject({
    status: 400,
    text: expect.stringContaining('script-verify-flag'),
  })
  expect(await broadcast('00')).toMatchObject({ status: 400, text: expect.stringContaining('-22') })
  expect(await broadcast(missing)).toEqual({
    status: 400,
    text: expect.stringContaining('bad-txns-inputs-missingorspent'),
  })
  const sent = await broadcast(hex)
  expect(sent).toMatchObject({ status: 200 })
  expect(await broadcast(hex)).toEqual(sent)
  const twice = await spend({ ...wanted, sats: 2_000n })
  expect(await broadcast(twice)).toMatchObject({
    status: 400,
    text: expect.stringContaining('bad-txns-inputs-spent'),
  })
})

test.each([
  ['/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/utxo', 400],
  ['/address/nothing', 400],
  ['/tx/12', 400],
  [`/tx/${'0'.repeat(64)}`, 404],
  ['/block-height/100000', 404],
])('%s is answered by %d', async (path, status) => {
  expect(await get(path)).toMatchObject({ status })
})

test('fees are what the test sets, and faults are reported', async () => {
  onTestFinished(() => deps.faults.clear())
  chain.setFeeEstimates({ 1: 99 })
  expect(await get('/fee-estimates')).toEqual({ 1: 99 })

  deps.faults.set('bitcoin', { kind: 'status', status: 429 })
  expect(await get('/fee-estimates')).toMatchObject({ status: 429 })
})

test('a page can mine blocks', async () => {
  const ask = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
  const before = Number(await get('/blocks/tip/height'))

  expect((await ask('/sandbox/mine', { blocks: 2 })).status).toBe(200)
  expect((await ask('/sandbox/fund', { address: ada.payment.address, sats: 5 })).status).toBe(200)
  expect((await ask('/sandbox/mine', { blocks: 0 })).status).toBe(400)

  expect(Number(await get('/blocks/tip/height'))).toBe(before + 3)
})

test('the mined transactions of an address come in pages of 25, newest first', async () => {
  const { address } = alan.ordinals
  const funded: string[] = []
  for (let sats = 1n; sats <= 30n; sats += 1n) funded.push(await chain.fund(address, 1_000n * sats))
  const idsAt = async (path: string) =>
    ((await get(`/address/${address}${path}`)) as { readonly txid: string }[]).map(
      ({ txid }) => txid,
    )

  const first = await idsAt('/txs')
  const second = await idsAt(`/txs/chain/${first.at(-1)}`)

  expect([first.length, second.length]).toEqual([25, 5])
  expect([...first, ...second]).toEqual([...funded].reverse())
  expect(await idsAt(`/txs/chain/${second.at(-1)}`)).toEqual([])
  expect(await idsAt('/txs/chain')).toEqual(first)
})
