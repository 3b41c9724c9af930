import type { Session } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { evmAdapter } from './evm-adapter.ts'
import { createHost } from './testing/a-host.ts'
import { announce, aProviderInfo, createPage } from './testing/a-page.ts'
import { ALICE, ALICE_CHECKED, createScriptedWallet } from './testing/scripted-wallet.ts'

const open = { walletId: 'io.fjord' }
const aSession = (): Session<'eip155'> => ({
  id: 'topic',
  namespace: 'eip155',
  walletId: 'far.away',
  accounts: [`eip155:1:${ALICE_CHECKED}`],
  networkId: 'eip155:1',
})
const noAbort = (): AbortSignal => new AbortController().signal

test('an announced wallet is listed, connects and is closed', async () => {
  const page = createPage()
  const wallet = createScriptedWallet()
  const adapter = evmAdapter({ page })
  await adapter.prepare?.('wallets')
  adapter.start(createHost())
  adapter.wallets.watch(() => {})
  announce(page, aProviderInfo(), wallet)

  const session = await adapter.sessions.open(open, noAbort())
  await adapter.sessions.close(session.id)

  expect(adapter.wallets.list()).toMatchObject([{ id: 'io.fjord', kind: 'announced' }])
  expect(session).toEqual({
    id: 'io.fjord',
    namespace: 'eip155',
    walletId: 'io.fjord',
    accounts: [`eip155:1:${ALICE_CHECKED}`],
    networkId: 'eip155:1',
  })
  expect(wallet.methods).toEqual([
    ...['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'wallet_revokePermissions'],
  ])
  expect(wallet.listenerCount).toBe(0)
})

test("before it is loaded it can't be started, but disposed", () => {
  const adapter = evmAdapter({ page: createPage() })

  expect(() => adapter.start(createHost())).toThrow(
    expect.objectContaining({ code: 'adapter.unprepared' }),
  )
  expect(() => adapter.dispose()).not.toThrow()
})

test('a session can be attached once sessions are loaded', async () => {
  const adapter = evmAdapter({ page: createPage() })
  await adapter.prepare?.('wallets')
  adapter.start(createHost())
  const session = aSession()
  const request = { session, channel: { request: async () => null } }

  expect(() => adapter.sessions.attach(request)).toThrow(
    expect.objectContaining({ code: 'adapter.unprepared' }),
  )
  await adapter.prepare?.('sessions')
  adapter.sessions.attach(request)

  const provider = adapter.sessions.provider() as import('./index.ts').StableProvider
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(adapter.prepare?.('sessions')).toBeUndefined()
  adapter.dispose()
})

test('loaded parts need no wait', async () => {
  const adapter = evmAdapter({ page: createPage() })

  await Promise.all([adapter.prepare?.('wallets'), adapter.prepare?.('sessions')])

  expect(adapter.prepare?.('wallets')).toBeUndefined()
})

test('a click before sessions are loaded waits for them', async () => {
  const page = createPage()
  const wallet = createScriptedWallet()
  const adapter = evmAdapter({ page })
  await adapter.prepare?.('wallets')
  adapter.start(createHost())
  announce(page, aProviderInfo(), wallet)

  const opening = adapter.sessions.open(open, noAbort())

  expect(wallet.methods).toEqual([])
  expect(await opening).toMatchObject({ id: 'io.fjord' })
  adapter.dispose()
})

test('once sessions are loaded the wallet is asked in the task of the click', async () => {
  const page = createPage()
  const wallet = createScriptedWallet()
  const adapter = evmAdapter({ page })
  await adapter.prepare?.('sessions')
  adapter.start(createHost())
  announce(page, aProviderInfo(), wallet)

  const opening = adapter.sessions.open(open, noAbort())

  expect(wallet.methods).toEqual(['eth_requestAccounts'])
  await opening
  adapter.dispose()
})

test('the provider is one object, before and after the adapter is loaded', async () => {
  const page = createPage()
  const adapter = evmAdapter({ page })
  // The contract leaves the provider untyped; this adapter's provider is a `StableProvider`.
  const provider = adapter.sessions.provider() as import('./index.ts').StableProvider
  const events: unknown[] = []
  const unheard: unknown[] = []
  const silenced = (payload: unknown): unknown => unheard.push(payload)
  provider.on('accountsChanged', (payload) => events.push(payload))
  provider.on('accountsChanged', silenced)
  provider.removeListener('accountsChanged', silenced)

  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  await adapter.prepare?.('wallets')
  adapter.start(createHost())
  announce(page, aProviderInfo(), createScriptedWallet())
  await adapter.sessions.open(open, noAbort())

  expect(adapter.sessions.provider()).toBe(provider)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE])
  expect(events).toEqual([[ALICE_CHECKED]])
  expect(unheard).toEqual([])
  adapter.dispose()
})
