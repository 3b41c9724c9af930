import { expect, test } from 'vitest'
import { aVisit } from '../testing/a-visit.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { connectRows } from './offered-rows.ts'

const OF_SERVICE = expect.stringMatching(
  /^https:\/\/api\.web3modal\.org\/public\/getAssetImage\/[0-9a-f-]{36}\?.*projectId=p1/,
)
const OWN = 'https://shop.example/own.png'

/** A visitor whose only wallet is one in the page that does not announce itself. */
function aVisitor(choice: TestCoreChoice = {}) {
  const wallet = aFakeWallet({ id: 'injected', name: 'Browser Wallet' })
  const adapter = createFakeAdapter(wallet)
  const http = createFakeHttp(() => undefined)
  return aVisit({ projectId: 'p1', adapter, ...choice, ports: { http } })
}

test('connectors have pictures of the image service once the code of an account is loaded', async () => {
  const { core } = aVisitor()
  await core.start()
  await core.account.load()

  expect(core.snapshot().connectorPictures).toEqual({
    coinbaseWallet: OF_SERVICE,
    coinbaseWalletSDK: OF_SERVICE,
    safe: OF_SERVICE,
    ledger: OF_SERVICE,
    walletConnect: OF_SERVICE,
    injected: OF_SERVICE,
  })
})

test('the first list draws the picture of a connector itself', async () => {
  const { core } = aVisitor()
  await core.start()
  await core.account.load()
  core.actions.open()

  const row = connectRows(core.snapshot()).find(({ key }) => key === 'injected')
  expect(row).toMatchObject({ name: 'Browser Wallet' })
  expect(row).toHaveProperty('icon', undefined)
})

test.each<[string, TestCoreChoice, unknown]>([
  ['of the service', {}, OF_SERVICE],
  ['of the website first', { connectorImages: { injected: OWN } }, OWN],
  ['none that is not safe', { connectorImages: { injected: 'http://shop.example/a' } }, OF_SERVICE],
  ['none without a project', { projectId: undefined }, undefined],
  [
    'of the website without a project',
    { projectId: undefined, connectorImages: { injected: OWN } },
    OWN,
  ],
])('the permissions show the picture of a connected wallet: %s', async (_, choice, icon) => {
  const { core, settle } = aVisitor(choice)
  await core.start()
  await core.actions.connect.withWallet('eip155', 'injected')

  const { follow } = await core.actions.permissions.load()
  follow()
  await settle()

  const [row] = core.snapshot().permissions.items
  expect(row).toMatchObject({ kind: 'wallet', walletName: 'Browser Wallet' })
  expect(row).toHaveProperty('icon', icon)
})
