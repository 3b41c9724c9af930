import type { Wallet } from '@latchkey/core/contract'
import { createFakeClock } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { announce, aProviderInfo, createPage, type TestPage } from '../testing/a-page.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'
import { createEvmDiscovery } from './create-discovery.ts'
import { type ProvidedWallet, toProvidedWallet } from './provided.ts'

interface Changes {
  readonly provided?: readonly ProvidedWallet[]
  readonly sources?: { readonly announced: boolean; readonly injected: boolean }
}

function setUp(page: TestPage | undefined, { provided = [], sources }: Changes = {}) {
  const clock = createFakeClock()
  const changes: (readonly string[])[] = []
  const deps = {
    clock,
    sources: sources ?? { announced: true, injected: true },
    report: (thrown: unknown) => expect.unreachable(String(thrown)),
  }
  const discovery = createEvmDiscovery(deps, { page, wallets: provided })
  const listener = (wallets: readonly Wallet[]): void => {
    changes.push(wallets.map(({ id }) => id))
  }
  return { clock, discovery, changes, listener }
}

test('wallets are listed in order: provided, announced, injected', () => {
  const page = createPage()
  const provided = [{ name: 'Ours', provider: createScriptedWallet() }]
  const { discovery, changes, listener } = setUp(page, { provided })
  page.ethereum = createScriptedWallet()
  discovery.watch(listener)

  announce(page, aProviderInfo(), createScriptedWallet())

  expect(changes).toEqual([
    ['Ours', 'injected'],
    ['Ours', 'io.fjord', 'injected'],
  ])
})

test('an announcement replaces the row of its injected wallet, which is found by both ids', () => {
  const page = createPage()
  const provider = createScriptedWallet()
  const { discovery, changes, listener } = setUp(page)
  page.ethereum = provider
  discovery.watch(listener)

  announce(page, aProviderInfo(), provider)

  expect(changes).toEqual([['injected'], ['io.fjord']])
  expect(discovery.find('injected')?.provider).toBe(provider)
  expect(discovery.find('io.fjord')?.provider).toBe(provider)
})

test('a wallet that reports its injection is found at once', () => {
  const page = createPage()
  const { discovery, changes, listener } = setUp(page)
  discovery.watch(listener)

  page.ethereum = createScriptedWallet()
  page.dispatchEvent(new Event('ethereum#initialized'))

  expect(changes).toEqual([[], ['injected']])
})

test('a wallet that is injected late without an event is found within three seconds', async () => {
  const page = createPage()
  const { discovery, changes, listener, clock } = setUp(page)
  discovery.watch(listener)
  await clock.advance(1_500)

  page.ethereum = createScriptedWallet()
  await clock.advance(1_500)

  expect(changes).toEqual([[], ['injected']])
  expect(clock.pending).toBe(0)
})

test('kinds of wallets that the website switched off are not searched', () => {
  const page = createPage()
  page.ethereum = createScriptedWallet()
  announce(page, aProviderInfo(), createScriptedWallet())
  const neither = setUp(page, { sources: { announced: false, injected: false } })
  const announced = setUp(page, { sources: { announced: true, injected: false } })
  const injected = setUp(page, { sources: { announced: false, injected: true } })

  for (const { discovery, listener } of [neither, announced, injected]) discovery.watch(listener)

  expect(neither.changes).toEqual([[]])
  expect(announced.changes).toEqual([['io.fjord']])
  expect(injected.changes).toEqual([['injected']])
  expect(neither.discovery.find('injected')).toBeUndefined()
})

test('on a server only provided wallets are found', () => {
  const provider = createScriptedWallet()
  const provided = [{ id: 'ours', name: 'Ours', provider }]
  const { discovery, changes, listener, clock } = setUp(undefined, { provided })

  discovery.watch(listener)

  expect(changes).toEqual([['ours']])
  expect(discovery.find('io.fjord')).toBeUndefined()
  expect(clock.pending).toBe(0)
})

test('a search for one wallet leaves no listener behind', () => {
  const page = createPage()
  const { discovery, clock } = setUp(page)
  announce(page, aProviderInfo(), createScriptedWallet())

  expect(discovery.find('io.fjord')?.wallet.name).toBe('Fjord Wallet')

  expect(page.listenerCount).toBe(0)
  expect(clock.pending).toBe(0)
})

test('a wallet that the website provides is shown only with a valid name and icon', () => {
  const provider = createScriptedWallet()
  const icons = [
    'data:image/png,AA',
    'https://fjord.example/a.png',
    'javascript:alert(1)',
    undefined,
  ]

  const wallets = icons.map(
    (icon) => toProvidedWallet({ name: 'O\u202eurs', icon }, provider).wallet,
  )

  expect(wallets.map(({ icon }) => icon)).toEqual([icons[0], icons[1], undefined, undefined])
  expect(wallets[0]).toMatchObject({ name: 'Ours', kind: 'provided', isAmbiguous: false })
})

test('a host is listed in its place once it is there, and only where it is', async () => {
  const page = createPage()
  const provider = createScriptedWallet()
  const ours = createScriptedWallet()
  let arrive = (_provider: typeof provider): void => {}
  let loads = 0
  const load = (): Promise<typeof provider> => {
    loads += 1
    return new Promise((resolve) => {
      arrive = resolve
    })
  }
  const provided: readonly ProvidedWallet[] = [
    { id: 'late', name: 'Late', provider: load, isHost: true },
    { id: 'absent', name: 'Absent', provider: async () => undefined, isHost: true },
    { id: 'ours', name: 'Ours', provider: ours },
  ]
  const { discovery, changes, listener } = setUp(page, { provided })
  expect(loads).toBe(0)
  discovery.watch(listener)
  // It announces itself, too.
  announce(page, aProviderInfo({ rdns: 'io.late' }), provider)
  discovery.watch(() => {})

  arrive(provider)
  await Promise.resolve()
  await Promise.resolve()

  expect(loads).toBe(1)
  expect(changes).toEqual([['ours'], ['ours', 'io.late'], ['late', 'ours']])
  expect(discovery.list()[0]).toMatchObject({ id: 'late', kind: 'provided', isHost: true })
  expect(discovery.find('late')?.provider).toBe(provider)
})

test('a host that can not be loaded, or is none, leaves the others listed', async () => {
  const errors: unknown[] = []
  const provided: readonly ProvidedWallet[] = [
    { name: 'Broken', provider: () => Promise.reject(new Error('no such file')), isHost: true },
    { name: 'Wrong', provider: async () => Object({ request: 'a text' }), isHost: true },
    { name: 'Ours', provider: createScriptedWallet() },
  ]
  const sources = { announced: true, injected: true }
  const report = (thrown: unknown): number => errors.push(thrown)
  const discovery = createEvmDiscovery(
    { clock: createFakeClock(), sources, report },
    { page: createPage(), wallets: provided },
  )

  discovery.watch(() => {})
  await new Promise((resolve) => setImmediate(resolve))

  expect(discovery.list().map(({ id }) => id)).toEqual(['Ours'])
  expect(errors).toEqual([new Error('no such file')])
})

test('a host that is loaded after the end is not listed, and its signal has fired', async () => {
  const signals: AbortSignal[] = []
  const load: ProvidedWallet['provider'] = async ({ signal }) => {
    signals.push(signal)
    return createScriptedWallet()
  }
  const provided = [{ name: 'Late', provider: load, isHost: true }]
  const { discovery } = setUp(createPage(), { provided })
  discovery.watch(() => {})

  discovery.stop()
  await new Promise((resolve) => setImmediate(resolve))

  expect(signals[0]?.aborted).toBe(true)
  expect(discovery.list()).toEqual([])
})
