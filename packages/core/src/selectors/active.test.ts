import { expect, test } from 'vitest'
import type { Network, NetworkId, Session } from '../contract/index.ts'
import type { AccountState, NetworkState, RootState } from '../store/root-state.ts'
import { activeAccount } from './active-account.ts'
import { activeNetwork } from './active-network.ts'
import { isConnected } from './is-connected.ts'

const mainnet: Network = {
  id: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://node.example'],
  isTestnet: false,
}
const wallet = { id: 'dev.fjord', namespace: 'eip155', name: 'Fjord' } as const
const session: Session = {
  id: 'one',
  namespace: 'eip155',
  walletId: wallet.id,
  accounts: ['eip155:1:0x11', 'eip155:1:0x22'],
  networkId: 'eip155:1',
}
const connected: AccountState = { status: 'connected', session, wallet }

function facts(accounts: RootState['accounts'], activeIds: NetworkState['activeIds'] = {}) {
  const network: NetworkState = { supported: [mainnet], activeNamespace: 'eip155', activeIds }
  return { accounts, network }
}

test('the first account of the active session counts', () => {
  expect(activeAccount(facts({ eip155: connected }))).toEqual({
    account: 'eip155:1:0x11',
    session,
    wallet,
  })
})

test.each<[rule: string, accounts: RootState['accounts'], isAnywhere: boolean]>([
  ['nobody ever', {}, false],
  ['connecting', { eip155: { status: 'connecting' } }, false],
  ['reconnecting', { eip155: { status: 'reconnecting' } }, false],
  ['disconnected', { eip155: { status: 'disconnected' } }, false],
  [
    'a session without accounts',
    { eip155: { status: 'connected', session: { ...session, accounts: [] }, wallet } },
    false,
  ],
  [
    'another namespace',
    { solana: { ...connected, session: { ...session, namespace: 'solana' } } },
    true,
  ],
])('%s is no account on the active namespace', (_rule, accounts, isAnywhere) => {
  expect(activeAccount(facts(accounts))).toBeUndefined()
  expect(isConnected(facts(accounts))).toBe(isAnywhere)
})

test('a connected account is connected', () => {
  expect(isConnected(facts({ eip155: connected }))).toBe(true)
})

test.each<[id: NetworkId | undefined, name: string | undefined]>([
  ['eip155:1', 'Ethereum'],
  ['eip155:137', 'Unknown Network'],
  [undefined, undefined],
])('the active network %s is called %s', (id, name) => {
  const snapshot = facts({}, id === undefined ? {} : { eip155: id })

  expect(activeNetwork(snapshot)?.name).toBe(name)
})

test('a namespace can be named', () => {
  const snapshot = facts({ eip155: connected }, { eip155: 'eip155:1' })

  expect(activeNetwork(snapshot, 'solana')).toBeUndefined()
  expect(activeAccount(snapshot, 'solana')).toBeUndefined()
})
