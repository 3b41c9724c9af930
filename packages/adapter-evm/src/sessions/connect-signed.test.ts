import type { SignedMessage } from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { createHost } from '../testing/a-host.ts'
import { announce, aProviderInfo, createPage } from '../testing/a-page.ts'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  createScriptedWallet,
  rpcError,
  type Script,
  type ScriptedWallet,
  silence,
} from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const QUESTION = {
  domain: 'saltmarket.example',
  uri: 'https://saltmarket.example/login',
  nonce: 'k7Qz20cWfT',
  issuedAt: '2026-06-01T12:00:00.000Z',
}

const SIGNED = { message: 'saltmarket.example wants you to sign in', signature: '0x12' }

async function aSite(script: Readonly<Record<string, Script>>) {
  const { adapter, wallet, host } = await startAdapter(script)
  const question = vi.fn(async () => QUESTION)
  const signed = vi.fn(async (_signed: SignedMessage) => {})
  const open = () =>
    adapter.sessions.open(
      { walletId: 'io.fjord', networkId: 'eip155:8453', signIn: { question, signed } },
      noAbort(),
    )
  return { clock: host.clock, wallet, question, signed, open }
}

function answering(accounts: unknown): Script {
  return () => ({ accounts })
}

test('a wallet that connects and signs by one prompt is asked once', async () => {
  const account = { address: ALICE, capabilities: { signInWithEthereum: SIGNED } }
  const site = await aSite({ wallet_connect: answering([account, { address: BOB }]) })

  const session = await site.open()

  expect(session.accounts[0]).toBe(`eip155:1:${ALICE_CHECKED}`)
  expect(session.accounts).toHaveLength(2)
  expect(site.wallet.methods).not.toContain('eth_requestAccounts')
  expect(site.wallet.params.get('wallet_connect')).toEqual([
    {
      version: '1',
      capabilities: { signInWithEthereum: { ...QUESTION, version: '1', chainId: '0x2105' } },
    },
  ])
  expect(site.signed.mock.calls).toEqual([[{ account: `eip155:8453:${ALICE_CHECKED}`, ...SIGNED }]])
})

test.each([
  ['4200', rpcError(4200)],
  ['-32601', rpcError(-32601)],
  ['-32602', rpcError(-32602)],
  ['-32603', rpcError(-32603)],
  ['5710', rpcError(5710)],
  ['no code', new Error('Unknown method')],
])('one that says %s is asked in the usual way, also later', async (_name, error) => {
  const site = await aSite({
    wallet_connect: () => {
      throw error
    },
  })

  expect(await site.open()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  await site.open()

  const asked = site.wallet.methods.filter((each) => /connect|request/i.test(each))
  expect(asked).toEqual(['wallet_connect', 'eth_requestAccounts', 'eth_requestAccounts'])
  expect(site.question).toHaveBeenCalledOnce()
  expect(site.signed).not.toHaveBeenCalled()
})

test.each([
  ['nothing', null],
  ['the answer of another method', [ALICE]],
  ['no accounts', { accounts: [] }],
  ['nonsense', { accounts: [{ address: 'Ada' }] }],
  ['text', { accounts: 'all' }],
  [
    'a trap',
    {
      get accounts() {
        throw new Error('A trap')
      },
    },
  ],
])('one that answers %s is asked in the usual way', async (_name, answer) => {
  const site = await aSite({ wallet_connect: () => answer })

  expect(await site.open()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(site.wallet.methods).toContain('eth_requestAccounts')
})

test.each([
  ['no signature', { address: ALICE, capabilities: {} }],
  ['no capabilities', { address: ALICE }],
  [
    'a signature of no text',
    { address: ALICE, capabilities: { signInWithEthereum: { message: 1, signature: null } } },
  ],
])('with %s the visitor signs after they connected', async (_name, account) => {
  const site = await aSite({ wallet_connect: answering([account]) })

  expect(await site.open()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(site.wallet.methods).not.toContain('eth_requestAccounts')
  expect(site.signed).not.toHaveBeenCalled()
})

test.each([
  [4001, 'wallet.rejected'],
  [-32002, 'wallet.busy'],
])('the owner’s decision %i stays: nothing more is asked', async (code, expected) => {
  const site = await aSite({
    wallet_connect: () => {
      throw rpcError(code)
    },
  })

  await expect(site.open()).rejects.toMatchObject({ code: expected })
  expect(site.wallet.methods).not.toContain('eth_requestAccounts')
})

test('one that never answers what it does not know connects after two seconds', async () => {
  const site = await aSite({ wallet_connect: silence })

  const opening = site.open()
  await expect.poll(() => site.wallet.methods).toContain('wallet_connect')
  await site.clock.advance(1_999)
  expect(site.wallet.methods).not.toContain('eth_requestAccounts')
  await site.clock.advance(1)

  expect(await opening).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
})

test('without a message, as with a server that is down, the wallet connects in the usual way', async () => {
  const site = await aSite({})
  site.question.mockRejectedValue(new Error('The server is down'))

  expect(await site.open()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(site.wallet.methods).not.toContain('wallet_connect')
})

/** A started adapter whose wallet is observed, as in every page with the modal, or given by the website. */
async function observed(wallet: ScriptedWallet, isGiven: boolean) {
  const page = createPage()
  const given = { name: 'Fjord', rdns: 'io.fjord', provider: async () => wallet }
  const adapter = evmAdapter({ page, wallets: isGiven ? [given] : [] })
  const host = createHost()
  await adapter.prepare?.('sessions')
  adapter.start({ ...host, observe: () => () => {} })
  if (!isGiven) announce(page, aProviderInfo(), wallet)
  const signIn = { question: async () => QUESTION, signed: async () => {} }
  const request = { walletId: 'io.fjord', networkId: 'eip155:1', signIn } as const
  return { host, open: () => adapter.sessions.open(request, noAbort()) }
}

test('one that declines what it does not know is connected by the second press', async () => {
  const wallet = createScriptedWallet({
    wallet_connect: () => {
      throw rpcError(4001)
    },
  })
  const { open } = await observed(wallet, false)

  await expect(open()).rejects.toMatchObject({ code: 'wallet.rejected' })
  expect(await open()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
})

test('one whose library loads for long, or has a dialog in the page, is asked once', async () => {
  const wallet = createScriptedWallet({ wallet_connect: silence })
  const { host, open } = await observed(wallet, true)

  void open().catch(() => {})
  await expect.poll(() => wallet.methods).toContain('wallet_connect')
  await host.clock.advance(60_000)

  expect(wallet.methods).toEqual(['wallet_connect'])
})
