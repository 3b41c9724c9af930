import { aStandardWallet } from '@latchkey/core/testing'
import { SANDBOX_BITCOIN_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { base64, hex } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer/payment.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, keyOf, type TestKey } from '../testing/a-key.ts'
import { anOwner } from '../testing/an-owner.ts'
import { startAdapterOnChain } from '../testing/on-regtest.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { createStandardWallet } from '../testing/standard-wallet.ts'

let sandbox: Sandbox<'bitcoin'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['bitcoin'] })
})

afterAll(() => sandbox.stop())

const CHAINS = ['bitcoin:regtest']
const noAbort = (): AbortSignal => new AbortController().signal
const seeded = SANDBOX_BITCOIN_ACCOUNTS.map(({ payment }) =>
  keyOf(hex.decode(payment.privateKey.slice(2)), { network: 'regtest' }),
)

function onChain(wallet: unknown) {
  const base = sandbox.addresses.bitcoin
  return startAdapterOnChain({ base, install: (page) => page.register(wallet) })
}

/** A wallet that only signs. */
function aSigningWallet(keys: readonly TestKey[]) {
  const owner = anOwner(keys)
  return { owner, ...createStandardWallet(owner, { name: 'Fjord', chains: CHAINS }) }
}

/** A new account with two coins. */
async function aRichKey(nth: number): Promise<TestKey> {
  const key = aKey(nth, { network: 'regtest' })
  await sandbox.bitcoin.fund(key.address, 40_000n)
  await sandbox.bitcoin.fund(key.address, 30_000n)
  return key
}

test('the balance of an account is the one of the chain', async () => {
  const [key] = seeded
  const { wallet } = aSigningWallet(key === undefined ? [] : [key])

  const { balance, session } = await onChain(wallet)

  expect(session.networkId).toBe(sandbox.bitcoin.id)
  expect(session.accounts[0]).toContain(SANDBOX_BITCOIN_ACCOUNTS[0].payment.address)
  expect(await balance()).toBe(200_000_000n)
})

test('a transfer of a wallet that only signs is built, sent and mined', async () => {
  const key = await aRichKey(31)
  const { wallet, owner } = aSigningWallet([key])
  const started = await onChain(wallet)
  const { adapter, account: from, session, balance } = started
  sandbox.bitcoin.setFeeEstimates({ 1: 12, 3: 7.5 })
  const to = aKey(32, { network: 'regtest' }).address
  const request = { sessionId: session.id, from, to, amount: 50_000n }

  const fee = await adapter.transfers?.estimate(request, noAbort())
  const txid = await adapter.transfers?.send(request, noAbort())

  expect(owner.promptCount).toBe(2)
  const pending = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}`)
  // Two witness inputs and two witness outputs are 209 bytes; signatures differ by a byte or two.
  expect(fee).toBeGreaterThan(8n * 205n)
  expect(fee).toBeLessThan(8n * 213n)
  expect(await pending.json()).toMatchObject({ status: { confirmed: false }, fee: Number(fee) })
  expect(await balance()).toBe(70_000n - 50_000n - (fee ?? 0n))
  await sandbox.bitcoin.mine()
  const mined = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}`)
  expect(await mined.json()).toMatchObject({ status: { confirmed: true } })
})

test('the chosen inputs of a transaction are signed, it is sent and mined, and the balance changes', async () => {
  const key = await aRichKey(33)
  const other = await aRichKey(34)
  const owner = anOwner([key, other])
  owner.network = 'regtest'
  const features = { 'sats-connect:': { provider: createSatsProvider(owner) } }
  const started = await onChain(aStandardWallet({ name: 'Fjord', chains: CHAINS, features }))
  const transaction = new Transaction()
  for (const { address, publicKey } of [key, other]) {
    const answer = await fetch(`${sandbox.addresses.bitcoin}/address/${address}/utxo`)
    const [coin] = await answer.json()
    const { script } = p2wpkh(hex.decode(publicKey))
    const witnessUtxo = { script, amount: BigInt(coin.value) }
    transaction.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo })
  }
  const { script } = p2wpkh(hex.decode(aKey(35).publicKey))
  transaction.addOutput({ script, amount: 55_000n })

  const half = await started.provider.signPSBT({
    psbt: base64.encode(transaction.toPSBT()),
    signInputs: [{ address: other.address, index: 1 }],
  })
  const { txid } = await started.provider.signPSBT({
    psbt: half.psbt ?? '',
    signInputs: [{ address: key.address, index: 0 }],
    broadcast: true,
  })

  await sandbox.bitcoin.mine()
  const mined = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}`)
  expect(await mined.json()).toMatchObject({ status: { confirmed: true } })
  expect(await started.balance()).toBeLessThan(70_000n)
})

test("an account can't send more than its balance, with the fee", async () => {
  const key = await aRichKey(36)
  const { wallet, owner } = aSigningWallet([key])
  const { provider } = await onChain(wallet)
  const { address: recipient } = aKey(37, { network: 'regtest' })

  await expect(provider.sendTransfer({ recipient, amount: 70_000 })).rejects.toMatchObject({
    code: 'transfer.short',
  })
  expect(owner.promptCount).toBe(1)
})

test.each([
  ['only signs', false, { 1: 1, 3: 1 }],
  ['only signs, at a high rate', false, { 1: 90, 3: 61.3 }],
  ['shares one address for payments and ordinals', true, { 1: 12, 3: 7.5 }],
])('all that can be sent goes through with a wallet that %s', async (_what, isSats, rates) => {
  const key = await aRichKey(isSats ? 41 : rates[1])
  const { owner, wallet: signing } = aSigningWallet([key])
  owner.network = 'regtest'
  const provider = createSatsProvider(owner)
  const { address, publicKey } = key
  const addresses = ['payment', 'ordinals'].map((purpose) => ({ address, publicKey, purpose }))
  const shared = () => ({ result: { addresses, network: { bitcoin: { name: 'Regtest' } } } })
  provider.teach('wallet_connect', shared)
  provider.teach('wallet_getAccount', shared)
  const features = { 'sats-connect:': { provider } }
  const registered = aStandardWallet({ name: 'Fjord', chains: CHAINS, features })
  const { adapter, session, account: from, balance } = await onChain(isSats ? registered : signing)
  sandbox.bitcoin.setFeeEstimates(rates)
  const { fee, largest, send } = adapter.transfers ?? {}
  if (!fee || !largest || !send) throw new Error('A facet is missing')
  const to = aKey(42, { network: 'regtest' }).address
  const request = { sessionId: session.id, from, to }

  const all = await largest(request, noAbort())
  const { expected, ceiling = expected } = await fee({ ...request, amount: all }, noAbort())
  const txid = await send({ ...request, amount: all, maxFee: ceiling }, noAbort())
  await sandbox.bitcoin.mine()

  expect(all + ceiling).toBe(70_000n)
  const mined = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}`)
  expect(await mined.json()).toMatchObject({ status: { confirmed: true }, fee: Number(ceiling) })
  expect(await balance()).toBe(0n)
})
