import { type ChainAdapter, LatchkeyError } from '@latchkey/core/contract'
import { aChain, createFakeAdapter, createFakeStorage } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { until } from '../testing/until.ts'
import { createInstance } from './create-instance.ts'
import { readPage } from './page.ts'

let made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made) latchkey.destroy()
  made = []
  note()?.remove()
})

/** Finds the note that the visitor reads while the modal can't be loaded. */
function note(): Element | null {
  return document.querySelector('[popover][role=alert]')
}

function make(...options: Parameters<typeof anInstance>): TestInstance {
  const instance = anInstance(...options)
  made.push(instance)
  return instance
}

test('without a stored session nothing is fetched before the page is idle', async () => {
  const instance = make({ storage: 'memory' })
  expect(instance.fetches).toBe(0)
  expect(instance.latchkey.getAccount().status).toBe('disconnected')

  await until(() => instance.fetches === 1)
})

test('a stored session is resumed at once, and the status is "connecting"', () => {
  const storage = createFakeStorage()
  storage.set('@appkit/connected_namespaces', 'eip155')

  const instance = make({ storage })

  expect(instance.fetches).toBe(1)
  expect(instance.latchkey.getAccount().status).toBe('reconnecting')
  expect(instance.latchkey.serverReadings.account().status).toBe('disconnected')
})

test('if the modal fails to load, the status of a stored session does not stay "connecting"', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const storage = createFakeStorage()
  storage.set('@appkit/connected_namespaces', 'eip155')
  const { latchkey, fail } = make({ storage })

  fail()

  await until(() => latchkey.getAccount().status === 'disconnected')
  expect(consoleError).toHaveBeenCalledTimes(1)
})

test('a destroyed instance does not resume a session', () => {
  const storage = createFakeStorage()
  storage.set('@appkit/connected_namespaces', 'eip155')
  const { latchkey } = make({ storage })

  latchkey.destroy()

  expect(latchkey.getAccount().status).toBe('disconnected')
})

test("an adapter's part that can't be loaded fails the call as the modal's own does", async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new LatchkeyError('http.network', {})
  const latchkey = createInstance(
    { networks: [aChain()], storage: 'memory' },
    { page: readPage(), mount: () => Promise.reject(failure) },
  )

  await expect(latchkey.open()).rejects.toMatchObject({
    code: 'instance.load-failed',
    cause: failure,
  })
  expect(consoleError).toHaveBeenCalledTimes(1)
  latchkey.destroy()
})

test('opening that fails to load is shown, and is no unhandled rejection of a page that lets it go', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const unhandled = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('unhandledrejection', unhandled)
  const { latchkey, arrive, fail } = make({ strings: { 'button.again': 'Not now' } })

  void latchkey.open()
  fail()

  await until(() => note()?.matches(':popover-open') === true)
  expect(note()?.textContent).toBe('Not now')
  // Browsers report unhandled rejections after all pending tasks.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(unhandled).not.toHaveBeenCalled()
  window.removeEventListener('unhandledrejection', unhandled)
  note()?.remove()

  const again = latchkey.open()
  arrive()
  await again
  expect(note()).toBeNull()
})

test.each([
  ['namespace.unknown', { namespace: 'bip122' }],
  // Sites without types may pass anything.
  ['view.unknown', { view: 'Nothing' } as object],
] as const)(
  'opening that fails with %s is on the console, and is no unhandled rejection',
  async (code, request) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const unhandled = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('unhandledrejection', unhandled)
    const { latchkey, arrive } = make()
    const loaded = latchkey.prepare()
    arrive()
    await loaded

    void latchkey.open(request)

    await until(() => logged.mock.calls.length === 1)
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(unhandled).not.toHaveBeenCalled()
    window.removeEventListener('unhandledrejection', unhandled)
    await expect(latchkey.open(request)).rejects.toMatchObject({ code })
  },
)

/** The events that calls lead to; steps in between are the core's own. */
const RESULTS: readonly string[] = ['modalOpened', 'modalClosed', 'networkSwitched']

test('calls before the modal is loaded run in order, with one load', async () => {
  const instance = make()
  const { latchkey, core, arrive } = instance
  const happened: string[] = []
  core.watchEvents(({ type }) => {
    if (RESULTS.includes(type)) happened.push(type)
  })
  const requested = [
    latchkey.open(),
    latchkey.close(),
    latchkey.switchNetwork('eip155:8453'),
    latchkey.open({ view: 'Networks' }),
  ]
  expect(latchkey.getState().open).toBe(false)

  arrive()
  await Promise.all(requested)

  expect(happened).toEqual(['modalOpened', 'modalClosed', 'networkSwitched', 'modalOpened'])
  expect(latchkey.getState().open).toBe(true)
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Networks')
  expect(instance.fetches).toBe(1)
})

test('listeners are notified when the modal can be read, before what waited for it runs', async () => {
  const { latchkey, core, arrive } = make()
  const happened: string[] = []
  core.watchEvents(({ type }) => {
    if (type === 'modalOpened') happened.push(type)
  })
  latchkey.watch(() => happened.push(`initialized ${latchkey.getState().initialized}`))
  const opened = latchkey.open()
  // The listener is called at once that something is loading.
  expect(happened.splice(0)).toEqual(['initialized false'])

  arrive()
  await opened

  expect(happened.slice(0, 2)).toEqual(['initialized true', 'modalOpened'])
})

test('once the modal is loaded, a request begins in the calling task', async () => {
  const { latchkey, adapter, arrive } = make()
  const ready = latchkey.prepare()
  arrive()
  await ready

  const connecting = latchkey.actions.connect.withWallet('eip155', 'io.fjord')

  expect(adapter.requests).toEqual(['open io.fjord'])
  await connecting
})

test('a failed load rejects the call, is reported once, and the next call loads again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const instance = make()
  const { latchkey, arrive, fail } = instance
  const opened = latchkey.open()
  const prepared = latchkey.prepare()
  fail()

  await expect(opened).rejects.toMatchObject({
    code: 'instance.load-failed',
    cause: expect.any(TypeError),
  })
  await prepared
  expect(consoleError).toHaveBeenCalledTimes(1)

  const again = latchkey.open()
  arrive()
  await again
  expect(latchkey.getState().open).toBe(true)
  expect(instance.ends).toBe(0)
})

test('a listener gets only changes of its kind', async () => {
  const { latchkey, arrive } = make()
  const received: string[] = []
  latchkey.subscribeAccount(({ status }) => received.push(`account ${status}`))
  latchkey.subscribeNetwork(({ chainId }) => received.push(`network ${chainId}`))
  latchkey.subscribeTheme(({ themeMode }) => received.push(`theme ${themeMode}`))
  const undo = latchkey.subscribe(({ open }) => received.push(`open ${open}`))
  latchkey.subscribeProviders((providers) => received.push(`providers ${Object.keys(providers)}`))
  const ready = latchkey.prepare()
  arrive()
  await ready
  await until(() => latchkey.getState().initialized)
  received.length = 0

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await until(() => received.includes('account connected'))
  await latchkey.setThemeMode('light')
  undo()
  await latchkey.switchNetwork('eip155:8453')
  await latchkey.open()
  await until(() => received.includes('network 8453'))

  expect(received.filter((each) => each !== 'account connecting')).toEqual([
    'account connected',
    'providers eip155',
    'theme light',
    // Another network is another CAIP-10 account.
    'account connected',
    'network 8453',
  ])
})

test('a listener that throws does not stop the others', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const { latchkey, arrive } = make()
  const received = vi.fn()
  latchkey.watch(() => {
    throw new Error('a bug of the page')
  })
  latchkey.watch(received)

  const ready = latchkey.prepare()
  arrive()
  await ready
  await until(() => received.mock.calls.length > 0)

  expect(reported).toHaveBeenCalled()
})

test('the provider exists before anything is loaded', () => {
  const provider = { request: async () => undefined }
  const adapter = createFakeAdapter()
  const { latchkey } = make({
    adapters: [{ ...adapter, sessions: { ...adapter.sessions, provider: () => provider } }],
  })

  expect(latchkey.getProvider('eip155')).toBe(provider)
  expect(latchkey.getProvider('solana')).toBeUndefined()
})

test('eth_requestAccounts of the provider opens the modal, also before it is loaded', async () => {
  const adapter = createFakeAdapter()
  const setModal = vi.fn<NonNullable<ChainAdapter['setModal']>>()
  const { latchkey, core, arrive } = make({ adapters: [{ ...adapter, setModal }] })
  latchkey.getProvider('eip155')
  latchkey.getProvider('eip155')
  expect(setModal).toHaveBeenCalledTimes(1)
  const [requests] = setModal.mock.calls[0] ?? []

  const connecting = requests?.connect()
  arrive()
  await until(() => latchkey.getState().open)
  core.actions.connect.local('eip155', 'io.fjord')
  await connecting
  expect(latchkey.isConnected()).toBe(true)

  await requests?.disconnect()
  expect(latchkey.isConnected()).toBe(false)
})

test('a modal that loads after destroy is destroyed at once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const instance = make()
  const { latchkey, arrive } = instance
  const opened = latchkey.open()
  latchkey.destroy()
  latchkey.destroy()
  arrive()

  await expect(opened).rejects.toMatchObject({ code: 'instance.stopped' })
  await expect(latchkey.open()).rejects.toMatchObject({ code: 'instance.stopped' })
  expect(instance.ends).toBe(1)
  expect(logged).toHaveBeenCalledTimes(2)
})

test('two instances share nothing', async () => {
  const one = make({ id: 'one' })
  const two = make({ id: 'two' })
  const connected = one.latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  const ready = two.latchkey.prepare()
  one.arrive()
  two.arrive()
  await Promise.all([connected, ready])

  expect(one.latchkey.getAccount().isConnected).toBe(true)
  expect(two.latchkey.getAccount().isConnected).toBe(false)
})

test('another instance with the same id replaces the first, which forwards its calls', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const one = make()
  const ready = one.latchkey.prepare()
  one.arrive()
  await ready
  const received = vi.fn()
  one.latchkey.watch(received)

  const two = make()
  expect(one.ends).toBe(1)
  const opened = one.latchkey.open({ view: 'Networks' })
  two.arrive()
  await opened

  expect(two.latchkey.getState().open).toBe(true)
  expect(one.latchkey.getState()).toBe(two.latchkey.getState())
  expect(received).toHaveBeenCalled()
  one.latchkey.destroy()
  expect(two.ends).toBe(0)
  await expect(one.latchkey.open()).rejects.toMatchObject({ code: 'instance.stopped' })
  expect(logged).toHaveBeenCalledTimes(1)
})

test('several replaced instances forward to the newest, and load nothing', async () => {
  const one = make()
  const two = make()
  const three = make()
  const connected = one.latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  three.arrive()
  await connected

  expect(one.latchkey.getAccount().isConnected).toBe(true)
  expect([one.fetches, two.fetches]).toEqual([0, 0])
})

test('listeners are notified once that the instance was destroyed', async () => {
  const { latchkey, arrive } = make()
  const connecting = latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  arrive()
  await connecting
  const received: boolean[] = []
  latchkey.subscribeAccount(({ isConnected }) => received.push(isConnected))

  latchkey.destroy()
  latchkey.destroy()

  expect(received).toEqual([false])
})

test('no id and the default one are the same modal', async () => {
  const one = make()
  const ready = one.latchkey.prepare()
  one.arrive()
  await ready

  const two = make({ id: 'default' })
  expect(one.ends).toBe(1)
  const three = make()
  const opened = two.latchkey.open()
  three.arrive()
  await opened

  expect(one.latchkey.isOpen()).toBe(true)
})

test('where the modal can not be loaded, the log shows it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { latchkey, fail } = make()

  const logs = latchkey.getLogs()
  fail()

  await expect(logs).resolves.toEqual([expect.stringMatching(/^instance\.load-failed: ./)])
})
