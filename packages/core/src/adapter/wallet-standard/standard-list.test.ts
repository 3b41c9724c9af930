import { expect, test } from 'vitest'
import type { AdapterHost, Wallet } from '../../contract/index.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { aStandardWallet, createFakeStandardPage } from '../../testing/fake-standard-page.ts'
import { createDiscovery } from '../create-discovery.ts'
import { createStandardList } from './standard-list.ts'
import type { FoundStandard } from './standard-wallet.ts'

const BOTH = { announced: true, injected: true }

function aFound(name: string, own: object = {}): FoundStandard<string> {
  const wallet: Wallet = {
    id: name,
    namespace: 'solana',
    kind: 'injected',
    name,
    isAmbiguous: false,
  }
  return { wallet, handle: `handle of ${name}`, own }
}

function setup(
  sources: AdapterHost['sources'] = BOTH,
  provided: readonly FoundStandard<string>[] = [],
) {
  const page = createFakeStandardPage()
  const clock = createFakeClock()
  const injected: FoundStandard<string>[] = []
  let handles = 0
  const list = createStandardList({
    namespace: 'solana' as const,
    clock,
    sources,
    provided,
    fits: () => true,
    toHandle() {
      handles += 1
      return `handle ${handles}`
    },
    findInjected: () => [...injected],
  })
  const report = (thrown: unknown): void => expect.unreachable(String(thrown))
  const discovery = createDiscovery({ ...list, list, page: () => page, report })
  const names = (): readonly string[] => discovery.list().map(({ id }) => id)
  const rows = () =>
    discovery.list().map(({ id, kind, isAmbiguous }) => [id, kind, isAmbiguous] as const)
  return { page, clock, injected, discovery, names, rows }
}

test('wallets are found whether they register before or after', () => {
  const { page, discovery, names } = setup()
  page.register(aStandardWallet({ name: 'Early' }))

  discovery.watch(() => undefined)
  page.register(aStandardWallet({ name: 'Late' }))

  expect(names()).toEqual(['Early', 'Late'])
  expect(discovery.find('Late')?.handle).toBe('handle 2')
})

test('the handle of a wallet stays the same for as long as it is listed', () => {
  const { page, discovery } = setup()
  page.register(aStandardWallet({ name: 'One' }))
  discovery.watch(() => undefined)
  const before = discovery.find('One')?.handle

  page.register(aStandardWallet({ name: 'Two' }))

  expect(discovery.find('One')?.handle).toBe(before)
})

test('wallets that the website provides come first, injected ones last', () => {
  const { page, injected, discovery, names } = setup(BOTH, [aFound('Provided')])
  injected.push(aFound('Injected'))

  discovery.watch(() => undefined)
  page.register(aStandardWallet({ name: 'Registered' }))

  expect(names()).toEqual(['Provided', 'Registered', 'Injected'])
})

test('a wallet that registers and is injected as well has one row', () => {
  const own = aStandardWallet()
  const { page, injected, discovery, rows } = setup()
  injected.push(aFound('Fjord Wallet', own))
  discovery.watch(() => undefined)
  expect(discovery.find('Fjord Wallet')?.handle).toBe('handle of Fjord Wallet')

  page.register(own)

  expect(rows()).toEqual([['Fjord Wallet', 'announced', false]])
  expect(discovery.find('Fjord Wallet')?.handle).toBe('handle 1')
})

test('a wallet that registers under the name of an injected one does not replace it', () => {
  const { page, injected, discovery, rows } = setup()
  injected.push(aFound('Fjord Wallet'))
  discovery.watch(() => undefined)

  page.register(aStandardWallet())

  expect(rows()).toEqual([
    ['Fjord Wallet#2', 'announced', true],
    ['Fjord Wallet', 'injected', true],
  ])
  expect(discovery.find('Fjord Wallet')?.handle).toBe('handle of Fjord Wallet')
})

test('the first of two wallets of the same name is ambiguous, too', () => {
  const { page, injected, discovery, rows } = setup()
  const impostor = aStandardWallet()
  page.register(impostor)
  injected.push(aFound('Fjord Wallet'))
  discovery.watch(() => undefined)
  expect(rows()).toEqual([
    ['Fjord Wallet', 'announced', true],
    ['Fjord Wallet#2', 'injected', true],
  ])

  page.unregister(impostor)

  expect(rows()).toEqual([['Fjord Wallet', 'injected', true]])
})

test('several wallets of the same name have several rows, registered or injected', () => {
  const { page, injected, discovery, rows } = setup()
  page.register(aStandardWallet())
  injected.push(aFound('Fjord Wallet'), aFound('Fjord Wallet'))
  discovery.watch(() => undefined)

  page.register(aStandardWallet())

  expect(rows()).toEqual([
    ['Fjord Wallet', 'announced', true],
    ['Fjord Wallet#4', 'announced', true],
    ['Fjord Wallet#2', 'injected', true],
    ['Fjord Wallet#3', 'injected', true],
  ])
})

test('an injected wallet that is a new object each time has the same id', async () => {
  const { clock, injected, discovery, rows } = setup()
  injected.push(aFound('Fjord Wallet'))
  discovery.watch(() => undefined)

  injected.splice(0, 1, aFound('Fjord Wallet'))
  await clock.advance(100)

  expect(rows()).toEqual([['Fjord Wallet', 'injected', false]])
})

test('a wallet that the website provides hides an injected one of the same name', () => {
  const { injected, discovery, names } = setup(BOTH, [aFound('Fjord Wallet')])
  injected.push(aFound('Fjord Wallet'))

  discovery.watch(() => undefined)

  expect(names()).toEqual(['Fjord Wallet'])
})

test('a wallet that is injected late is found and reported once', async () => {
  const { clock, injected, discovery } = setup()
  const counts: number[] = []
  discovery.watch((wallets) => counts.push(wallets.length))

  injected.push(aFound('Late'))
  await clock.advance(3_000)

  expect(counts).toEqual([0, 1])
  expect(clock.pending).toBe(0)
})

test.each([
  ['announced', { announced: true, injected: false }, ['Fjord Wallet']],
  ['injected', { announced: false, injected: true }, ['Injected']],
])('a website that wants only %s wallets is shown no others', (_kind, sources, expected) => {
  const { page, clock, injected, discovery, names } = setup(sources)
  page.register(aStandardWallet())
  injected.push(aFound('Injected'))

  discovery.watch(() => undefined)

  expect(names()).toEqual(expected)
  expect(clock.pending > 0).toBe(sources.injected)
})

test('without a watcher the registration function does nothing', () => {
  const { page, discovery, names } = setup()
  let register: ((wallet: unknown) => unknown) | undefined
  page.addEventListener('wallet-standard:app-ready', (event) => {
    register = Reflect.get(event, 'detail').register
  })
  discovery.watch(() => undefined)()

  register?.(aStandardWallet())

  expect(names()).toEqual([])
  expect(page.listenerCount).toBe(1)
})

test('a wallet that throws while it registers does not stop the others', () => {
  const { page, discovery, names } = setup()
  discovery.watch(() => undefined)

  for (const detail of [undefined, 'no function', () => expect.unreachable('not called')]) {
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }
  page.register(aStandardWallet())

  expect(names()).toEqual(['Fjord Wallet'])
})

test('several wallets may register at once', () => {
  const { page, discovery, names } = setup()
  page.addEventListener('wallet-standard:app-ready', (event) => {
    const { register } = Reflect.get(event, 'detail')
    register(aStandardWallet({ name: 'One' }), null, aStandardWallet({ name: 'Two' }))
  })

  discovery.watch(() => undefined)

  expect(names()).toEqual(['One', 'Two'])
})

test("a wallet that unregisters is reported, and can't be found any more", () => {
  const { page, discovery } = setup()
  const standard = aStandardWallet()
  const counts: number[] = []
  page.register(standard)
  discovery.watch((wallets) => counts.push(wallets.length))

  page.unregister(standard)

  expect(counts).toEqual([1, 0])
  expect(discovery.find('Fjord Wallet')).toBeUndefined()
})
