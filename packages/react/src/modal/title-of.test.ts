import type { Route, Snapshot } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import { aChain, createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aSnapshot, FJORD, TEXT } from '../testing/a-snapshot.ts'
import { chainOf, SOLANA } from '../testing/other-namespaces.ts'
import { createViewLoader } from '../views/view-loader.ts'
import { titleOf } from './title-of.ts'

const CONNECT: Route = { view: 'Connect', params: {} }
const WALLET: Route = {
  view: 'ConnectingExternal',
  params: { namespace: 'eip155', walletId: FJORD.id },
}
const views = createViewLoader(
  { loadShared: async () => {}, addEnglish() {} },
  createTestCore().core.account,
)

const network = aSnapshot({}, { networks: [aChain(), chainOf(SOLANA)] }).network
const connectsOnly = (namespaceFilter: Namespace): Partial<Snapshot> => ({
  network,
  modal: { isOpen: true, isLoading: false, refusals: 0, namespaceFilter },
})

test.each<[route: Route, changes: Partial<Snapshot>, title: string]>([
  [CONNECT, {}, 'Connect wallet'],
  [CONNECT, connectsOnly('solana'), 'Connect a Solana wallet'],
  [CONNECT, connectsOnly('eip155'), 'Connect an Ethereum wallet'],
  [{ view: 'ConnectWallets', params: {} }, connectsOnly('solana'), 'Connect a Solana wallet'],
  // There is nothing to choose from.
  [CONNECT, { ...connectsOnly('eip155'), network: aSnapshot().network }, 'Connect wallet'],
  [WALLET, { connect: { current: { step: 'awaitingWallet', wallet: FJORD } } }, 'Fjord'],
  [WALLET, {}, 'Connect wallet'],
  [{ view: 'Account', params: {} }, {}, 'Account'],
  [{ view: 'Networks', params: {} }, {}, 'Choose network'],
  [{ view: 'UnsupportedChain', params: {} }, {}, 'Switch network'],
  [{ view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }, {}, 'Base'],
])('%o is titled %s', async (route, changes, title) => {
  await views.load(route.view)
  const view = views.ready(route.view)

  expect(titleOf(view, route, { snapshot: aSnapshot(changes), text: TEXT })).toBe(title)
})

test('the title of a view that failed to load shows it', () => {
  expect(titleOf(undefined, CONNECT, { snapshot: aSnapshot(), text: TEXT })).toBe(
    'Couldn’t load this view',
  )
})
