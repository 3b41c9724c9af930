import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LatchkeyProvider } from '../binding/latchkey-provider.tsx'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { useLatchkey } from './use-latchkey.ts'
import { useLatchkeyAccount } from './use-latchkey-account.ts'
import { useLatchkeyDisconnect } from './use-latchkey-disconnect.ts'
import { useLatchkeyEvents } from './use-latchkey-events.ts'
import { useLatchkeyNetwork } from './use-latchkey-network.ts'
import { useLatchkeyProvider } from './use-latchkey-provider.ts'
import { useLatchkeyState } from './use-latchkey-state.ts'
import { useLatchkeyTheme } from './use-latchkey-theme.ts'
import { useLatchkeyWallets } from './use-latchkey-wallets.ts'

let made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made) latchkey.destroy()
  made = []
})

async function ready(): Promise<TestInstance> {
  const instance = anInstance()
  made.push(instance)
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded
  await vi.waitUntil(() => instance.latchkey.getState().initialized)
  return instance
}

test('account, network, wallets and the way between them, without our views', async () => {
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
  expect(result.current.event.event).toBe('MODAL_OPEN')

  await act(() => result.current.theme.setThemeMode('light'))
  await vi.waitUntil(() => result.current.theme.themeMode === 'light')

  await act(() => result.current.close())
  await vi.waitUntil(() => !result.current.state.open)
})

test('the provider of a subtree serves its hooks, and one handed in goes first', async () => {
  const outer = await ready()
  const inner = await ready()
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

test('what a hook gives keeps its identity while nothing changes', async () => {
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

test('a hook without an instance says what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})

  await expect(renderHook(() => useLatchkeyAccount())).rejects.toMatchObject({
    code: 'react.no-instance',
    message:
      'useLatchkeyAccount found no Latchkey. Wrap the component in ' +
      '<LatchkeyProvider value={latchkey}>, or hand the instance over: ' +
      'useLatchkeyAccount({ latchkey }).',
  })
})
