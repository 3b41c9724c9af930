import type { RouteName } from '../../store/routes.ts'
import { aConnectedVisit, aVisit } from '../a-visit.ts'
import { createTestCore, type TestCoreChoice } from '../create-test-core.ts'
import { type Causes, turns } from './cause.ts'

type Chosen =
  | 'CLICK_ALL_WALLETS'
  | 'CLICK_WALLET_HELP'
  | 'CLICK_NETWORK_HELP'
  | 'CLICK_GET_WALLET'
  | 'CLICK_NETWORKS'

/** The events in the modal before a wallet is chosen. */
export const MODAL_CAUSES: Causes<
  'INITIALIZE' | 'MODAL_OPEN' | 'MODAL_CLOSE' | 'SEARCH_WALLET' | Chosen
> = {
  INITIALIZE: {
    when: 'The core starts.',
    properties: {
      projectId: 'p1',
      features: { analytics: false },
      networks: ['eip155:1', 'eip155:8453'],
    },
    async run({ analytics: _, ...choice }) {
      await aVisit({ ...choice, projectId: 'p1' }).core.start()
    },
  },
  MODAL_OPEN: {
    when: 'The modal opens.',
    properties: { connected: false },
    run: async (choice) => void (await opened(choice)),
  },
  MODAL_CLOSE: {
    when: 'The modal closes.',
    properties: { connected: true },
    run: async (choice) => void (await aConnectedVisit(choice)),
  },
  CLICK_ALL_WALLETS: chosen('AllWallets'),
  CLICK_WALLET_HELP: chosen('WhatIsAWallet'),
  CLICK_NETWORK_HELP: chosen('WhatIsANetwork'),
  CLICK_GET_WALLET: chosen('GetWallet'),
  CLICK_NETWORKS: chosen('Networks'),
  SEARCH_WALLET: {
    when: 'The listing answers a search.',
    properties: { badge: '', search: 'osp' },
    async run(choice) {
      const { core, http, clock, settle } = createTestCore({ ...choice, projectId: 'p1' })
      http.on('GET', 'https://api.web3modal.org/getWallets', { json: { count: 0, data: [] } })
      await core.start()
      core.actions.open({ view: 'AllWallets' })
      core.actions.catalog.search('osp')
      await clock.advance(500)
      await turns()
      await settle()
      await turns()
    },
  },
}

async function opened(choice: TestCoreChoice) {
  const { core } = aVisit(choice)
  await core.start()
  core.actions.open()
  return core
}

/** A view that the visitor chooses in the modal. */
function chosen(view: RouteName) {
  return {
    when: `The visitor chooses ${view}.`,
    properties: undefined,
    async run(choice: TestCoreChoice) {
      const core = await opened(choice)
      core.actions.router.push(view, {})
    },
  }
}
