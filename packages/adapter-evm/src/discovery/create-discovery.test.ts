import type { Wallet } from '@latchkey/core/contract'
import { createFakeClock } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aFace, announce, createPage, type TestPage } from '../testing/a-page.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'
import { createEvmDiscovery } from './create-discovery.ts'
import { type HandedWallet, toHandedWallet } from './handed.ts'

interface Changes {
  readonly handed?: readonly HandedWallet[]
  readonly sources?: { readonly announced: boolean; readonly injected: boolean }
}

function setUp(page: TestPage | undefined, { handed = [], sources }: Changes = {}) {
  const clock = createFakeClock()
  const told: (readonly string[])[] = []
  const deps = {
    clock,
    sources: sources ?? { announced: true, injected: true },
    report: (thrown: unknown) => expect.unreachable(String(thrown)),
  }
  const discovery = createEvmDiscovery(deps, { page, handed })
  const hear = (wallets: readonly Wallet[]): void => {
    told.push(wallets.map(({ id }) => id))
  }
  return { clock, discovery, told, hear }
}

test('wallets are told of in order: handed over, announced, injected', () => {
  const page = createPage()
  const handed = [{ name: 'Ours', provider: createScriptedWallet() }]
  const { discovery, told, hear } = setUp(page, { handed })
  page.ethereum = createScriptedWallet()
  discovery.watch(hear)

  announce(page, aFace(), createScriptedWallet())

  expect(told).toEqual([
    ['Ours', 'injected'],
    ['Ours', 'io.fjord', 'injected'],
  ])
})

test('the injected wallet gives way to its own announcement, and is found by both ids', () => {
  const page = createPage()
  const provider = createScriptedWallet()
  const { discovery, told, hear } = setUp(page)
  page.ethereum = provider
  discovery.watch(hear)

  announce(page, aFace(), provider)

  expect(told).toEqual([['injected'], ['io.fjord']])
  expect(discovery.find('injected')?.provider).toBe(provider)
  expect(discovery.find('io.fjord')?.provider).toBe(provider)
})

test('a wallet that says it was injected is found at once', () => {
  const page = createPage()
  const { discovery, told, hear } = setUp(page)
  discovery.watch(hear)

  page.ethereum = createScriptedWallet()
  page.dispatchEvent(new Event('ethereum#initialized'))

  expect(told).toEqual([[], ['injected']])
})

test('a wallet that is injected late without a word is found within three seconds', async () => {
  const page = createPage()
  const { discovery, told, hear, clock } = setUp(page)
  discovery.watch(hear)
  await clock.advance(1_500)

  page.ethereum = createScriptedWallet()
  await clock.advance(1_500)

  expect(told).toEqual([[], ['injected']])
  expect(clock.pending).toBe(0)
})

test('what the website does not want is not looked for', () => {
  const page = createPage()
  page.ethereum = createScriptedWallet()
  announce(page, aFace(), createScriptedWallet())
  const neither = setUp(page, { sources: { announced: false, injected: false } })
  const announced = setUp(page, { sources: { announced: true, injected: false } })
  const injected = setUp(page, { sources: { announced: false, injected: true } })

  for (const { discovery, hear } of [neither, announced, injected]) discovery.watch(hear)

  expect(neither.told).toEqual([[]])
  expect(announced.told).toEqual([['io.fjord']])
  expect(injected.told).toEqual([['injected']])
  expect(neither.discovery.find('injected')).toBeUndefined()
})

test('on a server only what was handed over is found', () => {
  const provider = createScriptedWallet()
  const handed = [{ id: 'ours', name: 'Ours', provider }]
  const { discovery, told, hear, clock } = setUp(undefined, { handed })

  discovery.watch(hear)

  expect(told).toEqual([['ours']])
  expect(discovery.find('io.fjord')).toBeUndefined()
  expect(clock.pending).toBe(0)
})

test('looking for one wallet leaves no listener', () => {
  const page = createPage()
  const { discovery, clock } = setUp(page)
  announce(page, aFace(), createScriptedWallet())

  expect(discovery.find('io.fjord')?.wallet.name).toBe('Fjord Wallet')

  expect(page.listenerCount).toBe(0)
  expect(clock.pending).toBe(0)
})

test('a wallet that the website hands over shows only a name and a picture that may be shown', () => {
  const provider = createScriptedWallet()
  const icons = [
    'data:image/png,AA',
    'https://fjord.example/a.png',
    'javascript:alert(1)',
    undefined,
  ]

  const wallets = icons.map((icon) => toHandedWallet({ name: 'O\u202eurs', icon, provider }).wallet)

  expect(wallets.map(({ icon }) => icon)).toEqual([icons[0], icons[1], undefined, undefined])
  expect(wallets[0]).toMatchObject({ name: 'Ours', kind: 'handed', isAmbiguous: false })
})
