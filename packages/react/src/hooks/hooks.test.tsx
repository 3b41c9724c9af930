import {
  aFakeWallet,
  createFakeAuth,
  createFakeClock,
  createFakeHttp,
  createFakeRelay,
} from '@latchkey/core/testing'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import type { InstanceChoice } from '../context/latchkey-context.ts'
import { LatchkeyProvider } from '../context/latchkey-provider.tsx'
import type { Latchkey } from '../instance/latchkey.ts'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { useLatchkey } from './use-latchkey.ts'
import { useLatchkeyAccount } from './use-latchkey-account.ts'
import { useLatchkeyActivity } from './use-latchkey-activity.ts'
import { useLatchkeyBalances } from './use-latchkey-balances.ts'
import { useLatchkeyCollectibles } from './use-latchkey-collectibles.ts'
import { useLatchkeyConnections } from './use-latchkey-connections.ts'
import { useLatchkeyDisconnect } from './use-latchkey-disconnect.ts'
import { useLatchkeyEvents } from './use-latchkey-events.ts'
import { useLatchkeyListing } from './use-latchkey-listing.ts'
import { useLatchkeyLogin } from './use-latchkey-login.ts'
import { useLatchkeyNetwork } from './use-latchkey-network.ts'
import { useLatchkeyPairing } from './use-latchkey-pairing.ts'
import { useLatchkeyProvider } from './use-latchkey-provider.ts'
import { useLatchkeySignIn } from './use-latchkey-sign-in.ts'
import { useLatchkeyState } from './use-latchkey-state.ts'
import { useLatchkeyTheme } from './use-latchkey-theme.ts'
import { useLatchkeyWallets } from './use-latchkey-wallets.ts'

/** Every hook, called with an instance or without one. */
const HOOKS: Readonly<Record<string, (choice?: InstanceChoice) => unknown>> = {
  useLatchkey,
  useLatchkeyAccount,
  useLatchkeyActivity,
  useLatchkeyBalances,
  useLatchkeyCollectibles,
  useLatchkeyConnections,
  useLatchkeyDisconnect,
  useLatchkeyEvents,
  useLatchkeyListing,
  useLatchkeyLogin,
  useLatchkeyNetwork,
  useLatchkeyPairing,
  useLatchkeyProvider: (choice) => useLatchkeyProvider('eip155', choice),
  useLatchkeySignIn,
  useLatchkeyState,
  useLatchkeyTheme,
  useLatchkeyWallets,
}

/** Waits until listeners were notified of changes. */
async function settled({ subscribe, actions }: TestInstance['core']): Promise<void> {
  await new Promise<void>((resolve) => {
    const undo = subscribe(() => {
      undo()
      resolve()
    })
    actions.notices.dismiss()
  })
}

let made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made) latchkey.destroy()
  made = []
})

async function ready(...options: Parameters<typeof anInstance>): Promise<TestInstance> {
  const instance = anInstance(...options)
  made.push(instance)
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded
  await vi.waitUntil(() => instance.latchkey.getState().initialized)
  return instance
}

test('account, network, wallets and connecting, without our views', async () => {
  const { latchkey } = await ready()
  const { result, act } = await renderHook(() => ({
    account: useLatchkeyAccount({ latchkey }),
    network: useLatchkeyNetwork({ latchkey }),
    wallets: useLatchkeyWallets({ latchkey }),
    provider: useLatchkeyProvider('eip155', { latchkey }),
    ...useLatchkeyDisconnect({ latchkey }),
  }))
  const [wallet] = result.current.wallets.wallets
  if (wallet === undefined) throw new Error('There is no wallet to connect with')
  expect(result.current.account.status).toBe('disconnected')
  expect(wallet).toMatchObject({ id: 'io.fjord', name: 'Fjord', isInstalled: true })

  await act(async () => {
    expect(await result.current.wallets.connect(wallet)).toBe(`eip155:1:${ADDRESS}`)
  })
  await vi.waitUntil(() => result.current.account.isConnected)
  expect(result.current.provider).toMatchObject({ isConnected: true, wallet: { name: 'Fjord' } })
  expect(result.current.provider.provider).toBeDefined()

  await act(() => result.current.network.switchNetwork('eip155:8453'))
  await vi.waitUntil(() => result.current.network.chainId === 8453)
  expect(result.current.network.network?.name).toBe('Base')

  await act(() => result.current.disconnect())
  await vi.waitUntil(() => !result.current.account.isConnected)
})

test('a page shows an address itself, and connects the wallet that answers it', async () => {
  const relay = createFakeRelay({ clock: createFakeClock() })
  const { latchkey } = await ready({}, { walletConnect: relay })
  const { result, act } = await renderHook(() => ({
    pairing: useLatchkeyPairing({ latchkey }),
    account: useLatchkeyAccount({ latchkey }),
  }))
  expect(result.current.pairing).toMatchObject({ step: 'idle', uri: undefined })

  const accounts: string[] = []
  await act(async () => {
    void result.current.pairing.connect().then((account) => accounts.push(account))
    await vi.waitUntil(() => latchkey.getPairing().uri !== undefined)
  })
  expect(result.current.pairing).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  expect(result.current.account.status).toBe('connecting')
  await act(async () => {
    relay.approve()
    await vi.waitUntil(() => latchkey.isConnected() && latchkey.getPairing().step === 'idle')
  })
  expect(accounts).toEqual([result.current.account.caipAddress])
  expect(latchkey.isOpen()).toBe(false)
})

test('a page shows the steps of a login itself', async () => {
  const auth = createFakeAuth()
  const { latchkey, core } = await ready({}, { auth })
  core.actions.auth.setFrameSlot(document.createElement('div'))
  const { result, act } = await renderHook(() => ({
    login: useLatchkeyLogin({ latchkey }),
    account: useLatchkeyAccount({ latchkey }),
  }))
  const steps: string[] = []
  latchkey.subscribeLogin(({ step }) => steps.push(step))

  await act(async () => {
    await result.current.login.submitEmail('ann@fjord.example')
    await vi.waitUntil(() => latchkey.getLogin().step === 'awaitingCode')
  })
  await act(async () => {
    await result.current.login.enterCode(auth.code)
    await vi.waitUntil(() => latchkey.isConnected())
  })

  expect(result.current.account.isConnected).toBe(true)
  expect([...new Set(steps)].slice(0, 2)).toEqual(['sending', 'awaitingCode'])
  expect(latchkey.isOpen()).toBe(false)
})

test('a page lists and searches all wallets itself', async () => {
  const heron = { id: 'heron', name: 'Heron', mobileLink: 'heron://' }
  const { latchkey, clock } = await ready({}, { customWallets: [heron] })
  const { result, act } = await renderHook(() => useLatchkeyListing({ latchkey }))

  expect(result.current.wallets.map(({ name }) => name)).toEqual(['Heron'])
  await act(() => result.current.more())
  await act(async () => {
    await result.current.search('nothing of the kind')
    await clock.advance(500)
  })

  expect(result.current).toMatchObject({ wallets: [], count: 0, hasMore: false })
})

test('a page shows what the account holds, without the modal being open', async () => {
  const { latchkey, adapter, core } = await ready()
  adapter.nativeBalances.set(ADDRESS, 2n * 10n ** 18n)
  const { result, act } = await renderHook(() => useLatchkeyBalances({ latchkey }))
  expect(result.current).toMatchObject({ status: 'none', holdings: [], totalUsd: undefined })

  await act(async () => {
    await core.actions.connect.withWallet('eip155', 'io.fjord')
    await vi.waitUntil(() => result.current.holdings.length > 0)
  })
  expect(result.current.holdings).toMatchObject([{ symbol: 'ETH', amountText: '2' }])

  adapter.nativeBalances.set(ADDRESS, 3n * 10n ** 18n)
  await act(async () => {
    await result.current.refresh()
    await vi.waitUntil(() => result.current.holdings[0]?.amountText === '3')
  })
  expect(latchkey.isOpen()).toBe(false)
})

test('a page shows what the account did, and what the visitor sends', async () => {
  const http = createFakeHttp(() => undefined)
  const api = 'https://rpc.walletconnect.org/v1'
  http.on('GET', `${api}/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${api}/account/${ADDRESS}/history`, ({ query }) => {
    const cursor = query.get('cursor')
    const metadata = {
      operationType: 'send',
      hash: '0xaa',
      minedAt: '2025-05-01T10:00:00Z',
      status: 'confirmed',
      chain: 'eip155:1',
    }
    return {
      json: { data: [{ id: cursor ?? 'first', metadata }], next: cursor === null ? 'two' : null },
    }
  })
  const { latchkey, adapter, core } = await ready({}, { projectId: 'p1', ports: { http } })
  const { result, act } = await renderHook(() => useLatchkeyActivity({ latchkey }))
  expect(result.current).toMatchObject({ status: 'none', transactions: [], pending: [] })

  await act(async () => {
    await core.actions.connect.withWallet('eip155', 'io.fjord')
    await vi.waitUntil(() => result.current.hasMore)
  })
  await act(async () => {
    await result.current.more()
    await vi.waitUntil(() => result.current.transactions.length === 2)
  })
  await act(async () => {
    adapter.emitSent('io.fjord', { id: '0xbb', account: `eip155:1:${ADDRESS}` })
    await vi.waitUntil(() => result.current.pending.length === 1)
  })

  expect(result.current.transactions.map(({ id }) => id)).toEqual(['first', 'two'])
  expect(result.current).toMatchObject({ status: 'ready', hasMore: false })
  expect(latchkey.isOpen()).toBe(false)
})

test('state, theme and events follow what happens', async () => {
  const { latchkey } = await ready()
  const { result, act } = await renderHook(() => ({
    state: useLatchkeyState({ latchkey }),
    theme: useLatchkeyTheme({ latchkey }),
    event: useLatchkeyEvents({ latchkey }),
    ...useLatchkey({ latchkey }),
  }))

  await act(() => result.current.open({ view: 'Networks' }))
  await vi.waitUntil(() => result.current.state.open)
  expect(result.current.event).toMatchObject({
    event: 'MODAL_OPEN',
    properties: { connected: false },
  })

  await act(() => result.current.theme.setThemeMode('light'))
  await vi.waitUntil(() => result.current.theme.themeMode === 'light')

  await act(() => result.current.close())
  await vi.waitUntil(() => !result.current.state.open)
})

test('hooks use the instance of the nearest provider, or the one passed as an argument', async () => {
  const outer = await ready()
  const inner = await ready({ id: 'inner' })
  await inner.latchkey.setThemeMode('light')
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LatchkeyProvider value={outer.latchkey}>{children}</LatchkeyProvider>
  )

  const { result } = await renderHook(
    () => [useLatchkeyTheme().themeMode, useLatchkeyTheme({ latchkey: inner.latchkey }).themeMode],
    { wrapper },
  )

  await vi.waitUntil(() => result.current[1] === 'light')
  expect(result.current[0]).toBe('dark')
})

test('the value of a hook has a stable identity while nothing changes', async () => {
  const { latchkey, core } = await ready()
  const { result, rerender } = await renderHook(() => ({
    account: useLatchkeyAccount({ latchkey }),
    network: useLatchkeyNetwork({ latchkey }),
    modal: useLatchkey({ latchkey }),
  }))
  const before = { ...result.current }

  core.actions.notices.show({ tone: 'success', message: 'Done' })
  await rerender()

  expect(result.current.account).toBe(before.account)
  expect(result.current.network).toBe(before.network)
  expect(result.current.modal).toBe(before.modal)
})

interface CountedProps {
  readonly name: string
  readonly counts: Record<string, number>
  readonly latchkey: Latchkey
}

/** Counts how often it is drawn. */
function Counted({ name, counts, latchkey }: CountedProps): null {
  HOOKS[name]?.({ latchkey })
  counts[name] = (counts[name] ?? 0) + 1
  return null
}

test('a component is rendered again only when the value of its hook changes', async () => {
  const { latchkey, core } = await ready()
  const counts: Record<string, number> = {}
  await render(
    Object.keys(HOOKS).map((name) => (
      <Counted key={name} name={name} counts={counts} latchkey={latchkey} />
    )),
  )
  const before = { ...counts }

  core.actions.notices.show({ tone: 'success', message: 'Done' })
  await core.actions.options.updateFeatures({ pay: true })
  await latchkey.setThemeMode(latchkey.getTheme().themeMode)
  await settled(core)

  expect(counts).toEqual(before)
  expect(Object.keys(counts)).toEqual(Object.keys(HOOKS))

  await latchkey.setThemeMode('light')
  await vi.waitUntil(() => counts['useLatchkeyTheme'] !== before['useLatchkeyTheme'])

  expect({ ...counts, useLatchkeyTheme: 0 }).toEqual({ ...before, useLatchkeyTheme: 0 })
})

test('connections list the wallets of each namespace, and can be disconnected', async () => {
  const { latchkey } = await ready()
  const { result, act } = await renderHook(() => useLatchkeyConnections({ latchkey }))
  expect(result.current.connections).toEqual([])

  await act(() => latchkey.actions.connect.withWallet('eip155', 'io.fjord'))
  await vi.waitUntil(() => result.current.connections.length === 1)
  expect(result.current.connections[0]).toMatchObject({
    namespace: 'eip155',
    wallet: { id: 'io.fjord', name: 'Fjord' },
    address: ADDRESS,
    caipAddress: `eip155:1:${ADDRESS}`,
    caipNetworkId: 'eip155:1',
  })
  expect(latchkey.getConnections()).toBe(result.current.connections)

  await act(() => result.current.disconnect('eip155'))

  await vi.waitUntil(() => result.current.connections.length === 0)
})

test('every wallet of a namespace is listed, and can be activated or disconnected', async () => {
  const { latchkey, adapter } = await ready()
  adapter.add(aFakeWallet({ id: 'io.plum', name: 'Plum' }))
  const { result, act } = await renderHook(() => useLatchkeyConnections({ latchkey }))
  const read = () =>
    result.current.connections.map(({ wallet, isActive }) => [wallet.name, isActive])
  await act(() => latchkey.actions.connect.withWallet('eip155', 'io.fjord'))
  await act(() => latchkey.actions.connect.withWallet('eip155', 'io.plum'))
  await vi.waitUntil(() => read().length === 2)
  expect(read()).toEqual([
    ['Plum', true],
    ['Fjord', false],
  ])
  const { sessionId = '' } = result.current.connections[1] ?? {}

  await act(() => result.current.choose('eip155', sessionId))
  await vi.waitUntil(() => read()[0]?.[0] === 'Fjord')
  await act(() => result.current.disconnectWallet('eip155', sessionId))

  await vi.waitUntil(() => read().length === 1)
  expect(read()).toEqual([['Plum', true]])
})

test('an account is that of the requested namespace, else of the active one', async () => {
  const { latchkey } = await ready()
  const active = await renderHook(() => useLatchkeyAccount({ latchkey }))
  const solana = await renderHook(() => useLatchkeyAccount({ latchkey, namespace: 'solana' }))

  await active.act(() => latchkey.actions.connect.withWallet('eip155', 'io.fjord'))

  await vi.waitUntil(() => active.result.current.isConnected)
  expect(active.result.current.allAccounts).toMatchObject([{ namespace: 'eip155' }])
  expect(solana.result.current).toMatchObject({ isConnected: false, allAccounts: [] })
})

test.each(Object.entries(HOOKS))('%s without an instance says what to do', async (name, use) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})

  await expect(renderHook(() => use())).rejects.toMatchObject({
    code: 'react.no-instance',
    message: `${name} needs a <LatchkeyProvider> around it, or { latchkey }`,
  })
})
