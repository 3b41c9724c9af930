import { expect, test } from 'vitest'
import type { Core } from '../core.ts'
import { aVisit } from '../testing/a-visit.ts'
import { aChain, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeHttp } from '../testing/fake-http.ts'

const OF_SERVICE = expect.stringContaining('getAssetImage')

/** A visitor of a site whose project has images; no service answers. */
function aVisitor(choice: TestCoreChoice = {}) {
  const http = createFakeHttp(() => undefined)
  return aVisit({ projectId: 'project', ...choice, ports: { http } })
}

function imagesOf({ core }: { readonly core: Core }): readonly (string | undefined)[] {
  return core.snapshot().network.supported.map(({ imageUrl }) => imageUrl)
}

test('networks get the images of the service when the modal opens, so that buttons ask nobody before', async () => {
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

  expect(imagesOf(visit)).toEqual([OF_SERVICE, OF_SERVICE])
})

test('images of the site are there from the start', () => {
  const own = 'https://shop.example/ethereum.png'

  expect(imagesOf(aVisitor({ chainImages: { 'eip155:1': own } }))).toEqual([own, undefined])
})
