/** @full That the sandbox works is seen in every journey of `npm test`. */

import { secp256k1 } from '@noble/curves/secp256k1'
import { base58 } from '@scure/base'
import { Transaction as BitcoinTransaction, p2wpkh } from '@scure/btc-signer'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../bitcoin-accounts.ts'
import { fromBase64, toBase64 } from '../formats/base64.ts'
import { BITCOIN_NETWORKS } from '../formats/bitcoin-networks.ts'
import type { Sandbox } from '../sandbox.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import { startSandbox } from '../start-sandbox.ts'
import { messageHash } from '../wallets/bitcoin/sign-text.ts'
import { startPeer } from './index.ts'
import { aSite } from './testing/a-site.ts'

const { regtest } = BITCOIN_NETWORKS
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [solAda, solGrace] = SANDBOX_SOLANA_ACCOUNTS
const [btcAda, btcGrace] = SANDBOX_BITCOIN_ACCOUNTS
const WANTED = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['chainChanged'] },
  solana: {
    chains: [MAINNET],
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: [],
  },
  bip122: {
    chains: [regtest.id],
    methods: ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses'],
    events: [],
  },
}

let sandbox: Sandbox<'relay' | 'solana' | 'bitcoin'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay', 'solana', 'bitcoin'] })
})
afterAll(() => sandbox.stop())

async function paired() {
  const { relay: relayUrl, solana, bitcoin } = sandbox.addresses
  const [site, peer] = await Promise.all([
    aSite(relayUrl),
    startPeer({ relayUrl, solana, bitcoin, isImpatient: true }),
  ])
  onTestFinished(async () => {
    await Promise.all([site.stop(), peer.stop()])
  })
  const { uri, approval } = await site.invite(WANTED)
  const [{ topic, namespaces }] = await Promise.all([approval(), peer.pair(uri)])
  const ask = async (chainId: string, method: string, params: unknown) =>
    // The library hands on what the wallet answered.
    (await site.client.request({ topic, chainId, request: { method, params } })) as Record<
      string,
      string
    >
  return { peer, namespaces, ask }
}

async function solanaTransfer(lamports: number): Promise<string> {
  const from = new PublicKey(solAda.address)
  const connection = new Connection(sandbox.addresses.solana)
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const toPubkey = new PublicKey(solGrace.address)
  const bytes = new Transaction({ feePayer: from, blockhash, lastValidBlockHeight })
    .add(SystemProgram.transfer({ fromPubkey: from, toPubkey, lamports }))
    .serialize({ requireAllSignatures: false })
  return toBase64(Uint8Array.from(bytes))
}

async function explorer(path: string) {
  return (await fetch(`${sandbox.addresses.bitcoin}${path}`)).json()
}

test('one session serves three namespaces', async () => {
  const { namespaces } = await paired()

  expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'bip122'])
  expect(namespaces['solana']?.accounts).toEqual([`${MAINNET}:${solAda.address}`])
  expect(namespaces['bip122']?.accounts).toEqual([`${regtest.id}:${btcAda.payment.address}`])
})

test('Solana: signed, signed together, and sent', async () => {
  const { ask, peer } = await paired()
  const pubkey = solAda.address
  const connection = new Connection(sandbox.addresses.solana)

  const { transaction = '' } = await ask(MAINNET, 'solana_signTransaction', {
    pubkey,
    transaction: await solanaTransfer(1_000),
  })
  const landed = await connection.sendRawTransaction(fromBase64(transaction))
  const all = await ask(MAINNET, 'solana_signAllTransactions', {
    transactions: [await solanaTransfer(2_000), await solanaTransfer(3_000)],
  })
  const { signature = '' } = await ask(MAINNET, 'solana_signAndSendTransaction', {
    pubkey,
    transaction: await solanaTransfer(4_000),
    sendOptions: { skipPreflight: false },
  })
  const { value } = await connection.getSignatureStatuses([landed, signature])
  expect(value.map((status) => status?.err)).toEqual([null, null])
  expect(all['transactions']).toHaveLength(2)

  peer.solana.behave('reject')
  const message = base58.encode(new TextEncoder().encode('hello'))
  await expect(ask(MAINNET, 'solana_signMessage', { message, pubkey })).rejects.toMatchObject({
    code: 5000,
  })
})

test('Bitcoin: signed, sent and emitted', async () => {
  const { ask } = await paired()
  const account = btcAda.payment.address

  const signed = await ask(regtest.id, 'signMessage', { account, address: account, message: 'hi' })
  const [header = 0, ...rest] = hexToBytes(`0x${signed['signature']}`)
  const hash = messageHash(new TextEncoder().encode('hi'))
  const key = secp256k1.Signature.fromCompact(Uint8Array.from(rest))
    .addRecoveryBit(header - 39)
    .recoverPublicKey(hash)
  expect(key.toHex(true)).toBe(btcAda.payment.publicKey)

  const recipientAddress = btcGrace.payment.address
  const sent = await ask(regtest.id, 'sendTransfer', { account, recipientAddress, amount: '1500' })
  await sandbox.bitcoin.mine()
  expect(await explorer(`/tx/${sent['txid']}/status`)).toMatchObject({ confirmed: true })

  const addresses = await ask(regtest.id, 'getAccountAddresses', { account })
  expect(addresses).toMatchObject([
    { address: account, path: btcAda.payment.path, intention: 'payment' },
    { address: btcAda.ordinals.address, intention: 'ordinal' },
  ])
})

test('Bitcoin: a PSBT is signed where it was asked to be, and broadcast', async () => {
  const { ask } = await paired()
  const account = btcAda.payment.address
  const [coin] = await explorer(`/address/${account}/utxo`)
  const { script } = p2wpkh(hexToBytes(`0x${btcAda.payment.publicKey}`), regtest)
  const unsigned = new BitcoinTransaction()
  const amount = BigInt(coin.value)
  unsigned.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script, amount } })
  unsigned.addOutputAddress(btcGrace.payment.address, amount - 1_000n, regtest)

  const { txid } = await ask(regtest.id, 'signPsbt', {
    account,
    psbt: toBase64(unsigned.toPSBT()),
    broadcast: true,
    signInputs: [{ address: account, index: 0 }],
  })

  expect(await explorer(`/tx/${txid}`)).toMatchObject({ vin: [{ txid: coin.txid }] })
})
