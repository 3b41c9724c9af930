import { addressOf } from '@latchkey/core/contract'
import type { FakeStandardPage } from '@latchkey/core/testing'
import { SANDBOX_BITCOIN_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import {
  type BitcoinShape,
  createBitcoinWallet,
  showBitcoinWallet,
} from '@latchkey/sandbox/wallets'
import { AddressPurpose, MessageSigningProtocols, request } from 'sats-connect'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyMessage } from '../methods/verify-message.ts'
import { startAdapterOnChain } from '../testing/on-regtest.ts'

let sandbox: Sandbox<'bitcoin'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['bitcoin'] })
})

afterAll(() => sandbox.stop())

const SHAPES = ['standard', 'sats-connect', 'okx'] as const
const ICON = 'data:image/svg+xml;base64,PHN2Zy8+'
const details = { name: 'Fjord', icon: ICON }
const [{ payment, ordinals }, second] = SANDBOX_BITCOIN_ACCOUNTS
const noAbort = (): AbortSignal => new AbortController().signal

async function shown(shape: BitcoinShape) {
  const base = sandbox.addresses.bitcoin
  const wallet = createBitcoinWallet({ esploraUrl: base })
  const started = await startAdapterOnChain({
    base,
    walletId: shape === 'okx' ? 'OKX Wallet' : 'Fjord',
    install: (page: FakeStandardPage) => {
      showBitcoinWallet(wallet, { details, shapes: [shape] }, page)
    },
  })
  return { ...started, wallet }
}

test.each(SHAPES)('through %s it shares its accounts, payment first', async (shape) => {
  const { session, wallet } = await shown(shape)

  const addresses = session.accounts.map(addressOf)
  expect(addresses[0]).toBe(payment.address)
  if (shape !== 'okx') {
    expect(addresses.indexOf(ordinals.address)).toBe(addresses.length / 2)
    expect(session.facts?.[ordinals.address]).toMatchObject({ type: 'ordinal' })
  }
  expect(session.facts?.[payment.address]).toMatchObject({
    type: 'payment',
    publicKey: payment.publicKey,
  })
  expect(wallet.log.prompts()).toHaveLength(1)
})

test.each(SHAPES)('through %s it signs texts, and the signatures verify', async (shape) => {
  const { adapter, session } = await shown(shape)

  for (const account of session.accounts) {
    const question = { sessionId: session.id, account, text: 'Zażółć \u{1f511}' }
    const signature = (await adapter.messages?.sign(question, noAbort())) ?? ''
    expect(await adapter.messages?.verify({ ...question, signature }, noAbort())).toBe(true)
  }
})

test.each(SHAPES)('through %s it sends, and the transaction is mined', async (shape) => {
  const { provider } = await shown(shape)
  const recipient = second.payment.address

  const txid = await provider.sendTransfer({ recipient, amount: 20_000 })

  await sandbox.bitcoin.mine()
  const answer = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}`)
  expect(await answer.json()).toMatchObject({ status: { confirmed: true } })
})

test.each(SHAPES)('through %s it is resumed silently, changes and disconnects', async (shape) => {
  const { adapter, session, wallet } = await shown(shape)
  const changes: unknown[] = []
  adapter.sessions.watch((change) => changes.push(change))
  const prompts = wallet.log.prompts().length

  expect(await adapter.sessions.resume({ walletId: session.walletId }, noAbort())).toEqual(session)
  wallet.switchAccount(1)
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]).toHaveProperty(
    'session.accounts[0]',
    `${session.networkId}:${second.payment.address}`,
  )
  wallet.forgetSite()
  await vi.waitFor(() => expect(changes).toHaveLength(2))

  expect(changes[1]).toEqual({ type: 'closed', sessionId: session.id, isLocked: true })
  expect(await adapter.sessions.resume({ walletId: session.walletId }, noAbort())).toBeUndefined()
  expect(wallet.log.prompts()).toHaveLength(prompts)
})

test('sats-connect itself works with the wallet of these tests', async () => {
  const wallet = createBitcoinWallet({ esploraUrl: sandbox.addresses.bitcoin })
  const page = new EventTarget() as EventTarget & Window
  vi.stubGlobal('window', page)
  showBitcoinWallet(wallet, { details, shapes: ['sats-connect'] }, page)
  const id = 'SandboxProviders.Fjord'

  const accounts = await request(
    'getAccounts',
    { purposes: [AddressPurpose.Payment, AddressPurpose.Ordinals] },
    id,
  )
  const signed = await request(
    'signMessage',
    { address: payment.address, message: 'Hi', protocol: MessageSigningProtocols.ECDSA },
    id,
  )

  expect(accounts).toMatchObject({
    status: 'success',
    result: [{ address: payment.address }, { address: ordinals.address }],
  })
  const signature = signed.status === 'success' ? signed.result.signature : ''
  const account = `${sandbox.bitcoin.id}:${payment.address}` as `bip122:${string}:${string}`
  expect(verifyMessage({ account, text: 'Hi', signature })).toBe(true)
})
