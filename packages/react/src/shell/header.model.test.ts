import type { Route, Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, FJORD, recordActions, TEXT } from '../testing/a-snapshot.ts'
import { headerModel } from './header.model.ts'

const CONNECT: Route = { view: 'Connect', params: {} }
const ACCOUNT: Route = { view: 'Account', params: {} }
const WALLET: Route = {
  view: 'ConnectingExternal',
  params: { namespace: 'eip155', walletId: FJORD.id },
}
const { actions } = recordActions()
const tools = { actions, text: TEXT }

test.each<[route: Route, changes: Partial<Snapshot>, title: string]>([
  [CONNECT, {}, 'Connect wallet'],
  [WALLET, { connect: { current: { step: 'awaitingWallet', wallet: FJORD } } }, 'Fjord'],
  [WALLET, {}, 'Connect wallet'],
  [ACCOUNT, {}, 'Account'],
  [{ view: 'Networks', params: {} }, {}, 'Choose network'],
  [{ view: 'UnsupportedChain', params: {} }, {}, 'Switch network'],
  [{ view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }, {}, 'Base'],
])('%o is titled %s', (route, changes, title) => {
  expect(headerModel(aSnapshot(changes), route, tools).title).toBe(title)
})

test('a way back is there exactly when something is behind', () => {
  const behind = aSnapshot({ router: { history: [CONNECT, WALLET], direction: 'next' } })

  expect(headerModel(behind, WALLET, tools).back).toBeDefined()
  expect(headerModel(aSnapshot(), CONNECT, tools).back).toBeUndefined()
})

test('the cross closes whatever the rules say', () => {
  const { calls, actions: recorded } = recordActions()

  headerModel(aSnapshot(), CONNECT, { actions: recorded, text: TEXT }).close?.()

  expect(calls).toEqual(['close {"isForced":true}'])
})

const one = { ...connectedOn().network, supported: connectedOn().network.supported.slice(0, 1) }

test.each<[rule: string, snapshot: Snapshot, name: string | undefined]>([
  ['several networks', aSnapshot(connectedOn()), 'Ethereum'],
  ['one network', aSnapshot({ ...connectedOn(), network: one }), undefined],
  [
    'one network and the wallet on another',
    aSnapshot({ ...connectedOn(), network: { ...one, activeIds: { eip155: 'eip155:56' } } }),
    'network 56',
  ],
  ['switching is off', aSnapshot(connectedOn(), { enableNetworkSwitch: false }), undefined],
])('on Account with %s the title is the network', (_rule, snapshot, name) => {
  expect(headerModel(snapshot, ACCOUNT, tools).network?.face.name).toBe(name)
})
