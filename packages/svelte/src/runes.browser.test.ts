import { aFakeWallet, createFakeAdapter, createFakeStorage } from '@latchkey/core/testing'
import type { Latchkey } from '@latchkey/react'
import { flushSync, hydrate, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import * as svelte from './index.ts'
import { useLatchkeyTheme } from './index.ts'
import { stateFromCookie } from './server/index.ts'
import { ADDRESS, anInstance, COOKIE } from './testing/an-instance.ts'
import Page from './testing/page.svelte'
import { KNOWN_HTML, PAGE_HTML } from './testing/page-html.ts'
import SetUp from './testing/set-up.svelte'

const undo: (() => void | Promise<void>)[] = []

afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each()
})

function ready(...options: Parameters<typeof anInstance>): Latchkey {
  const latchkey = anInstance(...options)
  undo.push(() => latchkey.destroy())
  return latchkey
}

function anElement(html = ''): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  undo.push(() => element.remove())
  return element
}

/** Calls functions in the script of a component, as a site does, and `read` in an effect of it. */
function setUp<Result extends object>(
  latchkey: Latchkey | undefined,
  { run, read = () => {} }: { run(): Result; read?(result: Result): void },
): { result: Result; end(): Promise<void> } {
  const results: Result[] = []
  const component = mount(SetUp, {
    target: anElement(),
    props: {
      latchkey,
      run() {
        const result = run()
        results.push(result)
        return () => read(result)
      },
    },
  })
  flushSync()
  const [result] = results
  if (result === undefined) throw new Error('The component did not run')
  return { result, end: () => unmount(component) }
}

test('a visit: the page follows account, network, wallets, theme and modal', async () => {
  const latchkey = ready()
  let namespace: 'eip155' | 'solana' = 'solana'
  const { result } = setUp(latchkey, {
    run: () => ({
      account: svelte.useLatchkeyAccount(),
      chosen: svelte.useLatchkeyAccount({ namespace: () => namespace }),
      network: svelte.useLatchkeyNetwork({ namespace: 'eip155' }),
      provider: svelte.useLatchkeyProvider('eip155'),
      list: svelte.useLatchkeyWallets(),
      connections: svelte.useLatchkeyConnections(),
      state: svelte.useLatchkeyState(),
      theme: svelte.useLatchkeyTheme(),
      event: svelte.useLatchkeyEvents(),
      ...svelte.useLatchkey(),
      ...svelte.useLatchkeyDisconnect(),
    }),
  })
  const { account, network, provider, list, state, theme } = result
  expect(account.status).toBe('disconnected')
  expect(result.event.current.event).toBe('MODAL_CREATED')

  await latchkey.prepare()
  await vi.waitUntil(() => list.wallets.length > 0)
  const fjord = list.wallets.find(({ id }) => id === 'io.fjord')
  if (fjord === undefined) throw new Error('There is no wallet to connect with')
  expect(await list.connect(fjord)).toBe(`eip155:1:${ADDRESS}`)

  await vi.waitUntil(() => account.isConnected)
  expect({ ...account }).toEqual({ embeddedWalletInfo: undefined, ...latchkey.getAccount() })
  expect(provider).toMatchObject({
    isConnected: true,
    providerType: 'local',
    wallet: { name: 'Fjord' },
  })
  expect(provider.provider).toEqual(latchkey.getProvider('eip155'))
  expect(result.connections.connections).toBe(latchkey.getConnections())
  expect(result.chosen.isConnected).toBe(false)
  namespace = 'eip155'
  expect(result.chosen.address).toBe(ADDRESS)

  await network.switchNetwork('eip155:8453')
  await vi.waitUntil(() => network.chainId === 8453)
  expect([network.network?.name, network.isSupported]).toEqual(['Base', true])
  await theme.setThemeMode('light')
  await vi.waitUntil(() => theme.themeMode === 'light')
  await result.open({ view: 'Networks' })
  await vi.waitUntil(() => state.open)
  expect(result.event.current.event).toBe('MODAL_OPEN')
  await result.close()
  await result.disconnect()
  await vi.waitUntil(() => account.status === 'disconnected')
})

test('an effect runs again for another value only, and no more once its component is gone', async () => {
  const latchkey = ready()
  const seen: string[] = []
  const { result, end } = setUp(latchkey, {
    run: useLatchkeyTheme,
    read: ({ themeMode }) => seen.push(themeMode),
  })
  await latchkey.prepare()
  await latchkey.showMessage('success', 'Done')
  await latchkey.setThemeVariables({ radius: 2 })
  flushSync()
  expect(seen).toEqual(['dark'])

  await latchkey.setThemeMode('light')
  // Other code reads the new value before the effect runs.
  expect(result.themeMode).toBe('light')
  flushSync()
  expect(seen).toEqual(['dark', 'light'])

  await end()
  await latchkey.setThemeMode('dark')
  flushSync()
  expect(seen).toEqual(['dark', 'light'])
  expect(result.themeMode).toBe('dark')
})

test('what was read while nothing followed does not make an effect run', async () => {
  const latchkey = ready()
  const theme = useLatchkeyTheme({ latchkey })
  const seen: string[] = []
  expect(theme.themeMode).toBe('dark')
  await latchkey.setThemeMode('light')
  expect(theme.themeMode).toBe('light')

  setUp(undefined, { run: () => theme, read: ({ themeMode }) => seen.push(themeMode) })
  await latchkey.setThemeVariables({ radius: 2 })
  flushSync()

  expect(seen).toEqual(['light'])
})

test.each([
  ['', 'button', PAGE_HTML],
  [COOKIE, 'output', KNOWN_HTML],
])(
  'with the cookie "%s" the markup of a server is taken over, then shows the visitor',
  async (...row) => {
    const [cookie, shown, html] = row
    const storage = createFakeStorage({
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/eip155:connected_connector_id': 'io.fjord',
    })
    const adapters = [createFakeAdapter(aFakeWallet({ isApproved: true }))]
    const latchkey = ready({ storage, adapters })
    const element = anElement(html)
    const node = element.querySelector(shown)
    const statuses: string[] = []

    const page = hydrate(Page, {
      target: element,
      props: {
        latchkey,
        initialState: stateFromCookie(cookie),
        onStatus: (status: string) => statuses.push(status),
      },
    })
    undo.push(() => unmount(page))

    expect(element.innerHTML).toBe(html)
    expect(node && element.querySelector(shown)).toBe(node)
    await vi.waitUntil(() => statuses.at(-1) === 'connected')
    // No effect mistakes a visitor who returns for one who left.
    expect(statuses[0]).toBe('reconnecting')
    expect(element.querySelector('output')?.textContent).toBe(ADDRESS)
  },
)

test('a component takes another instance as an argument', () => {
  const outer = ready()
  const inner = ready({ themeMode: 'light', id: 'inner' })

  const { result } = setUp(outer, {
    run: () => [useLatchkeyTheme(), useLatchkeyTheme({ latchkey: inner })],
  })

  expect(result.map(({ themeMode }) => themeMode)).toEqual(['dark', 'light'])
})
