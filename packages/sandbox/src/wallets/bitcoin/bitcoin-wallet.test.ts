/** @full That the sandbox works is seen in every journey of `npm test`. */

import { secp256k1 } from '@noble/curves/secp256k1'
import { p2wpkh, Transaction, WIF } from '@scure/btc-signer'
import { hexToBytes, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../../bitcoin-accounts.ts'
import { createBitcoinChain } from '../../chains/bitcoin/bitcoin-chain.ts'
import { createFaults } from '../../faults/create-faults.ts'
import { createRequestLog } from '../../faults/request-log.ts'
import { fromBase64, toBase64 } from '../../formats/base64.ts'
import { BITCOIN_NETWORKS } from '../../formats/bitcoin-networks.ts'
import type { StandardAccount, StandardWallet } from '../standard/wallet-standard.ts'
import { createBitcoinAccount } from './bitcoin-signer.ts'
import { type BitcoinWalletOptions, createBitcoinWallet } from './create-bitcoin-wallet.ts'
import type { OkxShape } from './okx-shape.ts'
import type { SatsConnectProvider } from './sats-connect.ts'
import { showBitcoinWallet } from './show-bitcoin.ts'
import { messageHash, signBip322 } from './sign-text.ts'

const chain = createBitcoinChain({ faults: createFaults(), requests: createRequestLog() })
const [ada, grace] = SANDBOX_BITCOIN_ACCOUNTS
const { regtest, mainnet } = BITCOIN_NETWORKS
const FACE = { name: 'Ore Wallet', icon: 'data:image/svg+xml,' }
let esploraUrl = ''

beforeAll(async () => {
  esploraUrl = await chain.start(0)
})
afterAll(chain.stop)

interface Page extends EventTarget {
  readonly btc_providers?: readonly { readonly id: string; readonly name: string }[]
  readonly SandboxProviders?: Readonly<Record<string, SatsConnectProvider>>
  readonly okxwallet?: { readonly bitcoin: OkxShape }
}

function setUp(options: BitcoinWalletOptions = {}) {
  const wallet = createBitcoinWallet({ esploraUrl, ...options })
  const page: Page = new EventTarget()
  const found: StandardWallet[] = []
  page.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(api: object) => void>).detail({
      register: (one: StandardWallet) => found.push(one),
    }),
  )
  const shapes = ['standard', 'sats-connect', 'okx'] as const
  const hide = showBitcoinWallet(wallet, { details: FACE, shapes }, page)
  const [standard] = found
  const [sats] = Object.values(page.SandboxProviders ?? {})
  const okx = page.okxwallet?.bitcoin
  if (!standard || !sats || !okx) throw new Error('the wallet is not there')
  return { wallet, page, standard, sats, okx, hide }
}

interface Feature {
  connect(input?: object): Promise<{ accounts: readonly StandardAccount[] }>
  signMessage(...inputs: object[]): Promise<{ signature: Uint8Array }[]>
  signTransaction(...inputs: object[]): Promise<{ signedPsbt: Uint8Array }[]>
  signAndSendTransaction(...inputs: object[]): Promise<{ txId: string }[]>
}

const feature = (wallet: StandardWallet, name: string) => wallet.features[name] as Feature

async function ask(path: string) {
  const response = await fetch(esploraUrl + path)
  return response.json()
}

/** A payment from the first coin, unsigned. */
async function psbtTo(address: string): Promise<Uint8Array> {
  const [coin] = await ask(`/address/${ada.payment.address}/utxo`)
  const { script } = p2wpkh(hexToBytes(`0x${ada.payment.publicKey}`), regtest)
  const transaction = new Transaction()
  const amount = BigInt(coin.value)
  transaction.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script, amount } })
  transaction.addOutputAddress(address, amount - 1_000n, regtest)
  return transaction.toPSBT()
}

test('it is announced in three ways, and removed again', () => {
  const { page, hide } = setUp()

  expect(page.btc_providers).toMatchObject([
    { id: 'SandboxProviders.OreWallet', name: 'Ore Wallet' },
  ])
  hide()

  expect(Object.keys(page)).toEqual([])
})

test('both addresses have purpose and key; requested ones can be selected', async () => {
  const { standard, sats, okx } = setUp()

  const { accounts } = await feature(standard, 'bitcoin:connect').connect({
    purposes: ['payment', 'ordinals'],
  })

  expect(accounts.slice(0, 2).map(({ address }) => address)).toEqual([
    ...[ada.payment.address, ada.ordinals.address],
  ])
  expect(toHex(accounts[0]?.publicKey ?? new Uint8Array())).toBe(`0x${ada.payment.publicKey}`)
  expect(await sats.request('getAccounts', { purposes: ['ordinals'] })).toMatchObject({
    result: [
      {
        address: ada.ordinals.address,
        purpose: 'ordinals',
        addressType: 'p2tr',
        publicKey: ada.ordinals.publicKey.slice(2),
      },
    ],
  })
  expect(await okx.getAccounts()).toEqual([ada.payment.address])
})

test('its ECDSA signatures name their key, as BIP-137 has it', async () => {
  const { standard, okx } = setUp()
  const connected = await feature(standard, 'bitcoin:connect').connect()
  const message = new TextEncoder().encode('hello')

  const [answer] = await feature(standard, 'bitcoin:signMessage').signMessage({
    account: connected.accounts[0],
    message,
  })

  const [header = 0, ...rest] = answer?.signature ?? []
  const signature = secp256k1.Signature.fromCompact(Uint8Array.from(rest))
  const key = signature.addRecoveryBit(header - 39).recoverPublicKey(messageHash(message))
  expect(key.toHex(true)).toBe(ada.payment.publicKey)
  expect(await okx.signMessage('hello')).toBe(toBase64(answer?.signature ?? new Uint8Array()))
})

test('its BIP-322 signatures equal the published example', () => {
  const secret = WIF().decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k')
  const key = { privateKey: toHex(secret) }
  const { payment } = createBitcoinAccount({ payment: key, ordinals: key }, mainnet)
  expect(payment.address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')

  const signature = signBip322(payment, new TextEncoder().encode('Hello World'))

  expect(signature).toBe(
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  )
})

test('chosen inputs are signed, and the signed transaction is mined', async () => {
  const { standard, sats } = setUp()
  const { accounts } = await feature(standard, 'bitcoin:connect').connect()
  const inputsToSign = [{ account: accounts[0], signingIndexes: [0] }]
  const psbt = await psbtTo(grace.payment.address)

  const [signed] = await feature(standard, 'bitcoin:signTransaction').signTransaction({
    psbt,
    inputsToSign,
  })
  const finished = Transaction.fromPSBT(signed?.signedPsbt ?? new Uint8Array())
  finished.finalize()
  const answer = await sats.request('signPsbt', {
    psbt: toBase64(psbt),
    signInputs: { [ada.payment.address]: [0] },
    broadcast: true,
  })

  const { result } = Object(answer)
  expect(result.txid).toBe(finished.id)
  expect(Transaction.fromPSBT(fromBase64(result.psbt)).isFinal).toBe(true)
  await chain.mine()
  expect((await ask(`/tx/${result.txid}`)).status.confirmed).toBe(true)
})

test('a transaction that is signed and sent is answered with its id, in the order of the standard', async () => {
  const { standard } = setUp()
  const { accounts } = await feature(standard, 'bitcoin:connect').connect()
  const inputsToSign = [{ account: accounts[0], signingIndexes: [0] }]
  const psbt = await psbtTo(grace.payment.address)

  const [sent] = await feature(standard, 'bitcoin:signAndSendTransaction').signAndSendTransaction({
    psbt,
    inputsToSign,
  })

  expect(sent).toEqual({ txId: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await chain.mine()
  expect((await ask(`/tx/${sent?.txId}`)).status.confirmed).toBe(true)
})

test('coins are sent; without coins or a recipient the request is refused', async () => {
  const { sats, okx } = setUp({ keys: [grace] })
  await okx.connect()
  const before = (await ask(`/address/${ada.ordinals.address}`)).chain_stats.funded_txo_sum

  const sent = await okx.sendBitcoin(ada.ordinals.address, 12_345)
  const pay = (address: string, amount: number) =>
    sats.request('sendTransfer', { recipients: [{ address, amount }] })

  expect(sent).toMatch(/^[0-9a-f]{64}$/)
  await chain.mine()
  const after = (await ask(`/address/${ada.ordinals.address}`)).chain_stats.funded_txo_sum
  expect(after - before).toBe(12_345)
  expect(await pay(ada.payment.address, 9_000_000_000)).toMatchObject({
    error: { message: 'Insufficient balance.' },
  })
  expect(await pay('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 1_000)).toMatchObject({
    error: { code: -32602 },
  })
})

test("refusals have each interface's own form, and changes are emitted", async () => {
  const { wallet, standard, sats, okx } = setUp()
  wallet.behave('reject')

  await expect(feature(standard, 'bitcoin:connect').connect()).rejects.toMatchObject({ code: 4001 })
  await expect(okx.connect()).rejects.toMatchObject({ code: 4001 })
  expect(await sats.request('wallet_connect', {})).toMatchObject({ error: { code: -32000 } })
  expect(await sats.request('dance', {})).toMatchObject({ error: { code: -32601 } })

  wallet.behave('approve')
  const received: unknown[] = []
  okx.on('accountsChanged', (accounts) => received.push(accounts))
  sats.addListener('accountChange', (event) => received.push(Object(event).type))
  await okx.connect()
  wallet.switchAccount(1)
  const both = [ada.payment.address, grace.payment.address]
  expect(received).toEqual([both, 'accountChange', [...both].reverse(), 'accountChange'])
})
