import { expect, test } from 'vitest'
import type { Core } from '../core.ts'
import { aVisit } from '../testing/a-visit.ts'
import { aChain, createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const OF_SERVICE = expect.stringContaining('getAssetImage')

/** A visitor of a site whose project has images; no service answers. */
function aVisitor(choice: TestCoreChoice = {}) {
  const http = createFakeHttp(() => undefined)
  return aVisit({ projectId: 'project', ...choice, ports: { http } })
}

function imagesOf({ core }: { readonly core: Core }): readonly (string | undefined)[] {
  return core.snapshot().network.supported.map(({ imageUrl }) => imageUrl)
}

test('networks get the images of the service when the modal opens, so that buttons request nothing before', async () => {
  const visit = aVisitor()
  await visit.core.start()
  visit.core.actions.network.add(aChain({ id: 10, name: 'OP Mainnet' }))
  expect(imagesOf(visit)).toEqual([undefined, undefined, undefined])

  visit.core.actions.open()
  await visit.settle()

  expect(imagesOf(visit)).toEqual([OF_SERVICE, OF_SERVICE, OF_SERVICE])
  visit.core.actions.network.add(aChain({ id: 137, name: 'Polygon' }))
  expect(imagesOf(visit).at(-1)).toEqual(OF_SERVICE)
})

test('or when a wallet is connected', async () => {
  const visit = aVisitor()
  await visit.core.start()

  await visit.core.actions.connect.withWallet('eip155', 'io.fjord')
  await visit.settle()

  expect(imagesOf(visit)).toEqual([OF_SERVICE, OF_SERVICE])
})

test('images of the site are there from the start', () => {
  const own = 'https://shop.example/ethereum.png'

  expect(imagesOf(aVisitor({ chainImages: { 'eip155:1': own } }))).toEqual([own, undefined])
})

test('the namespace is stored with the network, and outlives a network that is not supported any more', async () => {
  const solana = aChain({ id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' })
  const devnet = aChain({ id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', chainNamespace: 'solana' })
  const adapters = [
    createFakeAdapter(aFakeWallet()),
    createFakeAdapter(aFakeWallet({ id: 'tern', networkId: `solana:${solana.id}` })),
  ]
  const before = aVisit({ adapters, networks: [aChain(), solana, devnet] })
  await before.core.start()
  await before.core.actions.network.switchTo(`solana:${devnet.id}`)
  await before.settle()
  const { storage } = before
  expect(storage.get('@appkit/active_namespace')).toBe('solana')
  before.core.stop()

  const later = aVisit({ adapters, networks: [aChain(), solana], ports: { storage } })
  await later.core.start()

  const { activeNamespace, activeIds } = later.core.snapshot().network
  expect(activeNamespace).toBe('solana')
  expect(activeIds.solana).toBe(`solana:${solana.id}`)
})

test.each(['', 'eip155:1', 'toString', 'cosmos'])(
  'a stored namespace %j changes nothing',
  async (namespace) => {
    const storage = createFakeStorage({ '@appkit/active_namespace': namespace })
    const { core } = aVisit({ ports: { storage } })

    await core.start()

    expect(core.snapshot().network.activeNamespace).toBe('eip155')
  },
)

test('a site without adapters adds networks, which pairing serves', async () => {
  const { core } = createTestCore({ adapters: [] })
  await core.start()

  core.actions.network.add(aChain({ id: 10, name: 'OP Mainnet' }))

  expect(core.snapshot().network.supported.map(({ id }) => id)).toContain('eip155:10')
})
