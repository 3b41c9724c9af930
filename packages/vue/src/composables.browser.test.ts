import { aFakeWallet, createFakeAdapter, createFakeStorage } from '@latchkey/core/testing'
import type { Latchkey } from '@latchkey/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type App, createApp, createSSRApp, effectScope, h, nextTick, ref, shallowRef } from 'vue'
import * as vue from './index.ts'
import { latchkeyPlugin, provideLatchkey, useLatchkeyAccount, useLatchkeyTheme } from './index.ts'
import { stateFromCookie } from './server/index.ts'
import { ADDRESS, anInstance, COOKIE } from './testing/an-instance.ts'
import { GREETING_HTML, Greeting, KNOWN_HTML } from './testing/greeting.ts'

const undo: (() => void)[] = []

afterEach(() => {
  for (const each of undo.splice(0).reverse()) each()
})

function ready(...options: Parameters<typeof anInstance>): Latchkey {
  const latchkey = anInstance(...options)
  undo.push(() => latchkey.destroy())
  return latchkey
}

function mount(app: App, html = ''): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  app.mount(element)
  undo.push(() => {
    app.unmount()
    element.remove()
  })
  return element
}

/** Calls composables in the setup of a component, as a site does. */
function setUp<Result>(latchkey: Latchkey, run: () => Result): { result: Result; app: App } {
  const results: Result[] = []
  const app = createApp({
    setup() {
      results.push(run())
      return () => null
    },
  }).use(latchkeyPlugin, { latchkey })
  mount(app)
  const [result] = results
  if (result === undefined) throw new Error('The component was not set up')
  return { result, app }
}

test('a visit: the page follows account, network, wallets, theme and modal', async () => {
  const latchkey = ready()
  const namespace = ref<'eip155' | 'solana'>('solana')
  const { result } = setUp(latchkey, () => ({
    account: vue.useLatchkeyAccount(),
    chosen: vue.useLatchkeyAccount({ namespace }),
    network: vue.useLatchkeyNetwork({ namespace: () => 'eip155' }),
    provider: vue.useLatchkeyProvider('eip155'),
    list: vue.useLatchkeyWallets(),
    connections: vue.useLatchkeyConnections(),
    state: vue.useLatchkeyState(),
    theme: vue.useLatchkeyTheme(),
    event: vue.useLatchkeyEvents(),
    ...vue.useLatchkey(),
    ...vue.useLatchkeyDisconnect(),
  }))
  const { account, network, provider, list, state, theme } = result
  expect(account.status.value).toBe('disconnected')
  expect(result.event.value.event).toBe('MODAL_CREATED')

  await latchkey.prepare()
  await vi.waitUntil(() => list.wallets.value.length > 0)
  const fjord = list.wallets.value.find(({ id }) => id === 'io.fjord')
  if (fjord === undefined) throw new Error('There is no wallet to connect with')
  expect(await list.connect(fjord)).toBe(`eip155:1:${ADDRESS}`)

  await vi.waitUntil(() => account.isConnected.value)
  expect(account.address.value).toBe(ADDRESS)
  expect(provider.wallet.value?.name).toBe('Fjord')
  expect(provider.provider.value).toEqual(latchkey.getProvider('eip155'))
  expect([provider.isConnected.value, provider.providerType.value]).toEqual([true, 'local'])
  expect(result.connections.connections.value).toMatchObject([
    { caipAddress: `eip155:1:${ADDRESS}` },
  ])
  expect(result.chosen.isConnected.value).toBe(false)
  namespace.value = 'eip155'
  expect(result.chosen.address.value).toBe(ADDRESS)

  await network.switchNetwork('eip155:8453')
  await vi.waitUntil(() => network.chainId.value === 8453)
  expect([network.network.value?.name, network.isSupported.value]).toEqual(['Base', true])
  await theme.setThemeMode('light')
  await vi.waitUntil(() => theme.themeMode.value === 'light')
  await result.open({ view: 'Networks' })
  await vi.waitUntil(() => state.open.value)
  expect(result.event.value.event).toBe('MODAL_OPEN')
  await result.close()
  await result.disconnect()
  await vi.waitUntil(() => account.status.value === 'disconnected')
})

test('a value that stays the same draws nothing, and an unmounted component follows nothing', async () => {
  const latchkey = ready()
  let draws = 0
  const kept = shallowRef('')
  const { app } = setUp(latchkey, () => {
    const { themeMode } = useLatchkeyTheme()
    const Drawn = () => {
      draws += 1
      kept.value = themeMode.value
      return themeMode.value
    }
    mount(createApp(Drawn))
    return themeMode
  })
  await latchkey.prepare()
  await latchkey.showMessage('success', 'Done')
  await nextTick()
  expect(draws).toBe(1)

  await latchkey.setThemeMode('light')
  await vi.waitUntil(() => kept.value === 'light')
  expect(draws).toBe(2)

  app.unmount()
  await latchkey.setThemeMode('dark')
  await nextTick()
  expect([kept.value, latchkey.getTheme().themeMode]).toEqual(['light', 'dark'])
})

test.each([
  ['', 'disconnected', GREETING_HTML],
  [COOKIE, 'reconnecting', KNOWN_HTML],
])(
  'with the cookie "%s" the markup of a server is taken over, then shows the visitor',
  async (...row) => {
    const [cookie, status, html] = row
    const storage = createFakeStorage({
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/eip155:connected_connector_id': 'io.fjord',
    })
    const adapters = [createFakeAdapter(aFakeWallet({ isApproved: true }))]
    const latchkey = ready({ storage, adapters })
    const drawn: string[] = []
    const app = createSSRApp({
      setup() {
        const { status } = useLatchkeyAccount()
        drawn.push(status.value)
        return () => h(Greeting)
      },
    }).use(latchkeyPlugin, { latchkey, initialState: stateFromCookie(cookie) })

    const element = mount(app, html)

    expect(drawn).toEqual([status])
    expect(element.innerHTML).toBe(html)
    await vi.waitUntil(() => element.querySelector('output')?.textContent === ADDRESS)

    // A composable that is created later begins with the known state.
    expect(setUp(latchkey, () => useLatchkeyAccount().isConnected.value).result).toBe(true)
  },
)

test('a part of the page has another instance, and a scope of its own ends what it follows', async () => {
  const outer = ready()
  const inner = ready({ themeMode: 'light', id: 'inner' })
  const Part = { setup: () => () => useLatchkeyTheme().themeMode.value }
  const element = mount(
    createApp({
      setup() {
        provideLatchkey({ latchkey: inner })
        const { themeMode } = useLatchkeyTheme({ latchkey: outer })
        return () => ['outer ', themeMode.value, ', inner ', h(Part)]
      },
    }).use(latchkeyPlugin, { latchkey: outer }),
  )
  expect(element.textContent).toBe('outer dark, inner light')

  const scope = effectScope()
  const theme = scope.run(() => useLatchkeyTheme({ latchkey: outer }))
  expect(theme?.themeMode.value).toBe('dark')
  scope.stop()
  await outer.setThemeMode('light')

  expect(outer.getTheme().themeMode).toBe('light')
  expect(theme?.themeMode.value).toBe('dark')
})
