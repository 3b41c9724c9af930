/** @full That the sandbox works is seen in every journey of `npm test`. */

import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createFaults } from '../../faults/create-faults.ts'
import { createRequestLog } from '../../faults/request-log.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../../solana-accounts.ts'
import { createSolanaChains } from './solana-chains.ts'
import { SANDBOX_SOLANA_DOLLAR } from './solana-dollar.ts'

const deps = { faults: createFaults(), requests: createRequestLog() }
const chains = createSolanaChains(deps)
const SOL = 1_000_000_000
let url = ''
let connection: Connection

beforeAll(async () => {
  url = await chains.start(0)
  connection = connect(url)
})
afterAll(async () => {
  for (const each of connections) hangUp(each)
  await chains.stop()
})

/** The library knows no other end: left alone, it calls a chain that is gone for ever. */
function hangUp(each: Connection): void {
  const line: object = Reflect.get(each, '_rpcWebSocket')
  Reflect.set(line, 'reconnect', false)
  clearTimeout(Reflect.get(line, 'reconnect_timer_id'))
  Reflect.get(line, 'removeAllListeners').call(line)
  Reflect.get(line, 'close').call(line)
}

const connections: Connection[] = []

function connect(address: string): Connection {
  const wsEndpoint = address.replace('http', 'ws')
  const made = new Connection(address, { wsEndpoint, commitment: 'confirmed' })
  connections.push(made)
  return made
}

const [ada, grace] = SANDBOX_SOLANA_ACCOUNTS.map(({ privateKey }) =>
  Keypair.fromSeed(hexToBytes(privateKey)),
) as [Keypair, Keypair]

const transfer = (to: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: ada.publicKey, toPubkey: to, lamports })

async function legacy(to: PublicKey, lamports: number): Promise<Transaction> {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: ada.publicKey, blockhash, lastValidBlockHeight })
  return transaction.add(transfer(to, lamports))
}

async function sent(transaction: Transaction | VersionedTransaction): Promise<string> {
  if ('version' in transaction) transaction.sign([ada])
  else transaction.sign(ada)
  return connection.sendRawTransaction(transaction.serialize())
}

async function confirmed(signature: string): Promise<unknown> {
  const latest = await connection.getLatestBlockhash()
  return (await connection.confirmTransaction({ signature, ...latest })).value.err
}

test('seeded accounts have coins and tokens, and are those of the phrase', async () => {
  expect(ada.publicKey.toBase58()).toBe(SANDBOX_SOLANA_ACCOUNTS[0].address)
  expect(await connection.getBalance(grace.publicKey)).toBe(100 * SOL)
  const mint = new PublicKey(SANDBOX_SOLANA_DOLLAR.mint)
  const { value } = await connection.getParsedTokenAccountsByOwner(grace.publicKey, { mint })
  expect(value[0]?.account.data.parsed.info.tokenAmount).toMatchObject({
    amount: '1000000000',
    decimals: 6,
    uiAmountString: '1000',
  })
  expect((await connection.getTokenSupply(mint)).value.amount).toBe('3000000000')
})

test('an airdrop is confirmed over the WebSocket', async () => {
  const recipient = Keypair.generate().publicKey

  const signature = await connection.requestAirdrop(recipient, 2 * SOL)

  expect(await confirmed(signature)).toBe(null)
  expect(await connection.getBalance(recipient)).toBe(2 * SOL)
})

test('a legacy transfer is carried out, confirmed and in the history', async () => {
  const recipient = Keypair.generate().publicKey
  const before = await connection.getBalance(ada.publicKey)

  const signature = await sent(await legacy(recipient, SOL))
  expect(await confirmed(signature)).toBe(null)

  expect(await connection.getBalance(recipient)).toBe(SOL)
  expect(await connection.getBalance(ada.publicKey)).toBe(before - SOL - 5000)
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta).toMatchObject({ err: null, fee: 5000 })
  expect(found?.transaction.message.getAccountKeys().get(1)?.toBase58()).toBe(recipient.toBase58())
  expect(await connection.getSignaturesForAddress(recipient)).toMatchObject([{ signature }])
})

test('a version 0 transaction sets a priority fee, and pays the estimated fee', async () => {
  const latest = await connection.getLatestBlockhash()
  const recipient = Keypair.generate().publicKey
  const message = new TransactionMessage({
    payerKey: ada.publicKey,
    recentBlockhash: latest.blockhash,
    instructions: [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 }),
      transfer(recipient, SOL),
    ],
  }).compileToV0Message()
  const before = await connection.getBalance(ada.publicKey)

  const fee = (await connection.getFeeForMessage(message)).value
  const signature = await sent(new VersionedTransaction(message))

  expect(await confirmed(signature)).toBe(null)
  expect(fee).toBe(5050)
  expect(await connection.getBalance(ada.publicKey)).toBe(before - SOL - 5050)
})

test('keys from a lookup table are resolved', async () => {
  const recipient = Keypair.generate().publicKey
  const slot = await connection.getSlot()
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    authority: ada.publicKey,
    payer: ada.publicKey,
    recentSlot: slot - 1,
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    lookupTable: table,
    authority: ada.publicKey,
    payer: ada.publicKey,
    addresses: [recipient],
  })
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const making = new Transaction({ feePayer: ada.publicKey, blockhash, lastValidBlockHeight })
  expect(await confirmed(await sent(making.add(create, extend)))).toBe(null)
  chains.get().skipSlots(2)

  const { value } = await connection.getAddressLookupTable(table)
  const message = new TransactionMessage({
    payerKey: ada.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer(recipient, SOL)],
  }).compileToV0Message(value ? [value] : [])
  const signature = await sent(new VersionedTransaction(message))

  expect(await confirmed(signature)).toBe(null)
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual([recipient.toBase58()])
})

test('overdrawn, forged, stale and repeated transactions are refused before they are sent', async () => {
  const recipient = Keypair.generate().publicKey
  const overdrawn = await legacy(recipient, 10_000 * SOL)
  await expect(sent(overdrawn)).rejects.toMatchObject({
    message: expect.stringContaining('custom program error: 0x1'),
    transactionLogs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]),
  })

  const forged = await legacy(recipient, 1)
  forged.sign(ada)
  const bytes = forged.serialize()
  bytes[1] = (bytes[1] ?? 0) ^ 1
  await expect(connection.sendRawTransaction(bytes)).rejects.toThrow('signature verification')

  const stale = await legacy(recipient, SOL)
  chains.get().skipSlots(151)
  await expect(sent(stale)).rejects.toThrow('Blockhash not found')

  const repeated = await legacy(recipient, SOL)
  await sent(repeated)
  await expect(sent(repeated)).rejects.toThrow('already been processed')
})

test('without a simulation before sending, a failure costs its fee and is reported', async () => {
  const before = await connection.getBalance(ada.publicKey)
  const overdrawn = await legacy(Keypair.generate().publicKey, 10_000 * SOL)
  overdrawn.sign(ada)
  const raw = overdrawn.serialize()

  const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })

  const { value } = await connection.getSignatureStatus(signature)
  expect(value?.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
  expect(await connection.getBalance(ada.publicKey)).toBe(before - 5000)
})

test('an unsigned transaction can be simulated, which changes nothing', async () => {
  const recipient = Keypair.generate().publicKey
  const { instructions } = await legacy(recipient, SOL)
  const { blockhash } = await connection.getLatestBlockhash()
  const wanted = { payerKey: ada.publicKey, recentBlockhash: blockhash, instructions }
  const transaction = new VersionedTransaction(new TransactionMessage(wanted).compileToV0Message())

  const { value } = await connection.simulateTransaction(transaction)

  expect(value).toMatchObject({ err: null, unitsConsumed: 150 })
  expect(await connection.getBalance(recipient)).toBe(0)
})

test('priority fees of others are those that the test sets', async () => {
  chains.get().setPriorityFees([10, 20])

  const fees = await connection.getRecentPrioritizationFees()

  expect(fees.map(({ prioritizationFee }) => prioritizationFee)).toEqual([10, 20])
})

test('account and slot subscriptions send changes over the WebSocket', async () => {
  const recipient = Keypair.generate().publicKey
  const seen: number[] = []
  const id = connection.onAccountChange(recipient, ({ lamports }) => seen.push(lamports))
  const slots: number[] = []
  const slotId = connection.onSlotChange(({ slot }) => slots.push(slot))
  onTestFinished(async () => {
    await connection.removeAccountChangeListener(id)
    await connection.removeSlotChangeListener(slotId)
  })
  await expect.poll(() => slots.length).toBeGreaterThan(0)

  chains.get().airdrop(recipient.toBase58(), 7n * BigInt(SOL))
  chains.get().mint(recipient.toBase58(), 5n)

  await expect.poll(() => seen).toEqual([7 * SOL])
})

test('devnet is a separate network', async () => {
  const devnet = connect(`${url}/devnet`)
  const recipient = Keypair.generate().publicKey
  await sent(await legacy(recipient, SOL))

  expect(await devnet.getBalance(recipient)).toBe(0)
  expect(await connection.getGenesisHash()).toMatch(/^5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/)
  expect(await devnet.getGenesisHash()).toMatch(/^EtWTRABZaYq6iMfeYKouRu166VU2xqa1/)
  expect(chains.get(chains.list()[1]).url).toBe(`${url}/devnet`)
  expect((await fetch(`${url}/elsewhere`, { method: 'POST', body: '{}' })).status).toBe(404)
})

test.each([
  ['getSun', [], -32601],
  ['getBalance', ['0x12'], -32602],
  ['getBalance', [SANDBOX_SOLANA_ACCOUNTS[0].address, { minContextSlot: 1e12 }], -32016],
  ['sendTransaction', ['AAAA', { encoding: 'base64' }], -32602],
  ['getSignatureStatuses', ['nothing'], -32602],
])('%s %j is refused with %d', async (method, params, code) => {
  const body = JSON.stringify([{ jsonrpc: '2.0', id: 7, method, params }])

  const answer = await fetch(url, { method: 'POST', body })

  expect(await answer.json()).toEqual([
    { jsonrpc: '2.0', id: 7, error: expect.objectContaining({ code }) },
  ])
})

test('faults can be limited to methods', async () => {
  onTestFinished(() => deps.faults.clear())
  deps.faults.set('solana', { kind: 'status', status: 503, methods: ['getSlot'] })

  await expect(connection.getSlot()).rejects.toThrow('503')
  expect(await connection.getBlockHeight()).toBeGreaterThan(0)
  expect(deps.requests.list('solana').at(-2)?.rpcMethods).toEqual(['getSlot'])
})
