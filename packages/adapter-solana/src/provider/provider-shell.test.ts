import { expect, test, vi } from 'vitest'
import type { SignInFields } from '../index.ts'
import { verifySignature } from '../methods/verify-signature.ts'
import { createScriptedWallet, type Script } from '../testing/scripted-wallet.ts'
import { ALICE, type StartedAdapter, startAdapter } from '../testing/started-adapter.ts'

const FIELDS: SignInFields = { domain: 'shop.example', address: 'anybody', nonce: '12345678' }

async function connected(script: Readonly<Record<string, Script>> = {}): Promise<StartedAdapter> {
  const started = await startAdapter({ wallet: createScriptedWallet(ALICE, script) })
  await started.open()
  return started
}

test('while no wallet is connected everything is refused', async () => {
  const { provider, open, adapter } = await startAdapter()
  const bytes = new Uint8Array(3)
  const refused = { code: 'wallet.disconnected' }

  expect([provider.address, provider.features]).toEqual([undefined, []])
  await expect(provider.signMessage(bytes)).rejects.toMatchObject(refused)
  await expect(provider.signTransaction(bytes)).rejects.toMatchObject(refused)
  await expect(provider.signAllTransactions([bytes])).rejects.toMatchObject(refused)
  await expect(provider.sendTransaction(bytes)).rejects.toMatchObject(refused)
  await expect(provider.signIn(FIELDS)).rejects.toMatchObject(refused)
  const { id } = await open()
  expect(provider.address).toBe(ALICE.address)
  expect(provider.features).toContain('solana:signMessage')
  await adapter.sessions.close(id)
  expect(provider.address).toBeUndefined()
})

test('connecting opens the modal while no wallet is connected, and passes on that the visitor declined', async () => {
  const { provider, adapter, open } = await startAdapter()
  await expect(provider.connect()).rejects.toMatchObject({ code: 'wallet.disconnected' })
  const declined = Object.assign(new Error('User rejected the request'), { code: 4001 })
  const connect = vi
    .fn()
    .mockRejectedValueOnce(declined)
    .mockImplementationOnce(() => open())
  adapter.setModal?.({ connect, disconnect: vi.fn() })

  await expect(provider.connect()).rejects.toBe(declined)
  await provider.connect()
  await provider.connect()

  expect(provider.address).toBe(ALICE.address)
  expect(connect).toHaveBeenCalledTimes(2)
})

test('an empty list sends no request', async () => {
  const { provider, wallet } = await connected()

  expect(await provider.signAllTransactions([])).toEqual([])
  expect(wallet.methods).toEqual(['standard:connect'])
})

test('with a wallet without `signIn` the visitor signs the same text as a message', async () => {
  const { provider } = await connected()

  const { address, signature, signedMessage } = await provider.signIn(FIELDS)

  expect(address).toBe(ALICE.address)
  expect(new TextDecoder().decode(signedMessage)).toBe(
    `shop.example wants you to sign in with your Solana account:\n${ALICE.address}\n\nNonce: 12345678`,
  )
  expect(verifySignature(signature, signedMessage, ALICE.publicKey)).toBe(true)
})

function signs(text: string): Script {
  const signedMessage = new TextEncoder().encode(text)
  return () => [{ signedMessage, signature: ALICE.signMessage(signedMessage) }]
}

const OPENING = `shop.example wants you to sign in with your Solana account:\n${ALICE.address}`

test('a wallet with `signIn` may add missing fields', async () => {
  const text = `${OPENING}\n\nChain ID: solana:mainnet\nNonce: 12345678`
  const { provider, wallet } = await connected({ 'solana:signIn': signs(text) })

  expect(new TextDecoder().decode((await provider.signIn(FIELDS)).signedMessage)).toBe(text)
  expect(wallet.inputs.get('solana:signIn')).toEqual([{ ...FIELDS, address: ALICE.address }])
})

test.each([
  ['another nonce', `${OPENING}\n\nNonce: 87654321`],
  ['no nonce', OPENING],
  ['another website', `${OPENING.replace('shop', 'evil')}\n\nNonce: 12345678`],
  ['another account', `${OPENING.slice(0, -1)}\n\nNonce: 12345678`],
  ['another text', 'I owe you a million'],
])('a wallet that signs %s is refused', async (_what, text) => {
  const { provider } = await connected({ 'solana:signIn': signs(text) })

  await expect(provider.signIn(FIELDS)).rejects.toMatchObject({ code: 'wallet.malformed' })
})

test.each([
  ['a field that would break out of its line', { ...FIELDS, statement: 'a\nb' }],
  ['a sign-in to nothing', { nonce: '12345678' }],
  ['nothing at all', undefined],
])('%s is not shown to the wallet', async (_what, fields) => {
  const { provider, wallet } = await connected()

  const signing = provider.signIn(fields)

  await expect(signing).rejects.toMatchObject({ code: 'siwx.invalid' })
  expect(wallet.methods).toEqual(['standard:connect'])
})

test("the provider is one object for the adapter's life", async () => {
  const { provider, adapter, open } = await startAdapter()
  await open()
  adapter.dispose()

  expect(adapter.sessions.provider()).toBe(provider)
  expect(provider.address).toBeUndefined()
})
