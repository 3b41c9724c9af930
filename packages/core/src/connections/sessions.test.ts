import { expect, test } from 'vitest'
import { initialState } from '../initial-state.ts'
import { createNetworksState } from '../networks/networks.state.ts'
import { createAdapters } from '../store/adapters.ts'
import { createStore } from '../store/create-store.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import { createEvents } from '../store/events.ts'
import { activeSession } from '../store/selectors.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createAccountSlice } from './accounts.state.ts'
import { createConnectionStore } from './connection-store.ts'
import { createInactiveSlice } from './inactive.state.ts'
import { createSessions } from './sessions.ts'

const fjord: WalletCard = { id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }
const kestrel: WalletCard = { id: 'io.kestrel', namespace: 'eip155', name: 'Kestrel' }
const tern: WalletCard = { id: 'io.tern', namespace: 'solana', name: 'Tern' }
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const SOLANA = 'solana:main'
const NETWORKS = [
  aChain(),
  aChain({ id: 8453, name: 'Base' }),
  aChain({ id: 'main', name: 'Solana', chainNamespace: 'solana' }),
] as const

/** The sessions of a page with two EVM wallets and one of Solana; Ethereum is active at the start. */
function aPage() {
  const wallet = aFakeWallet()
  const evm = createFakeAdapter(wallet, aFakeWallet({ id: 'io.kestrel' }))
  const solana = createFakeAdapter(aFakeWallet({ id: 'io.tern', networkId: SOLANA }))
  const { state } = createStore(initialState({ networks: NETWORKS }, 0))
  const connections = {
    active: createAccountSlice(state.accounts),
    inactive: createInactiveSlice(state),
  }
  const events = createEvents((thrown) => {
    throw thrown
  })
  const emitted: DomainEvent[] = []
  events.on((event) => emitted.push(event))
  const storage = createFakeStorage()
  const tabs = createFakeTabs().open()
  const sessions = createSessions({
    state,
    connections,
    events,
    adapters: createAdapters([evm, solana]),
    networks: createNetworksState(state.network),
    ui: { modal: { clearFilter() {} } },
    timers: { after: () => {} },
    accountPart: { load: async () => undefined, current: () => true },
    logger: createFakeLogger(),
    stored: createConnectionStore({
      state,
      ports: { storage, tabs, key: (name) => name },
      adapters: createAdapters(),
    }),
  })
  return {
    wallet,
    evm,
    state,
    sessions,
    emitted,
    unfollow: sessions.follow(evm),
    active: () => activeSession(state, 'eip155')?.id,
    inactive: () => connections.inactive.list('eip155').map(({ session }) => session),
    types: () => emitted.splice(0).map(({ type }) => type),
    async activate(card: WalletCard) {
      const adapter = card.namespace === 'solana' ? solana : evm
      const { signal } = new AbortController()
      sessions.activate(await adapter.sessions.open({ walletId: card.id }, signal), card)
    },
  }
}

test.each([
  ['nothing', [], []],
  ['its accounts', ['accounts'], ['sessionChanged']],
  ['its network', ['network'], ['networkSwitched']],
  ['both at once', ['accounts', 'network'], ['sessionChanged', 'networkSwitched']],
])('the wallet of the active session changes %s', async (_, changes, expected) => {
  const { wallet, evm, activate, types } = aPage()
  await activate(fjord)

  if (changes.includes('accounts')) wallet.addresses = [BOB]
  if (changes.includes('network')) wallet.networkId = 'eip155:8453'
  evm.emitChanged('io.fjord')

  expect(types()).toEqual(expected)
})

test('a session on the active network emits no switch, one on another network does', async () => {
  const { wallet, activate, emitted } = aPage()
  await activate(fjord)
  expect(emitted).toEqual([])
  wallet.networkId = 'eip155:8453'

  await activate(fjord)

  expect(emitted).toEqual([
    { type: 'networkSwitched', networkId: 'eip155:8453', before: 'eip155:1' },
  ])
})

test('a wallet ends the active session', async () => {
  const { evm, activate, active, types } = aPage()
  await activate(fjord)

  evm.emitClosed('io.fjord')

  expect(active()).toBeUndefined()
  expect(types()).toEqual(['connectionRemoved', 'sessionClosed'])
})

test('an inactive session is updated and ended by its wallet, and the active one stays', async () => {
  const { wallet, evm, activate, active, inactive, types } = aPage()
  await activate(fjord)
  await activate(kestrel)
  types()

  wallet.addresses = [BOB]
  evm.emitChanged('io.fjord')

  expect(inactive()).toMatchObject([{ id: 'io.fjord', accounts: [`eip155:1:${BOB}`] }])
  expect(types()).toEqual([])
  evm.emitClosed('io.fjord')
  expect(inactive()).toEqual([])
  expect(active()).toBe('io.kestrel')
  expect(types()).toEqual(['connectionRemoved'])
})

test('a wallet that is not connected changes nothing', async () => {
  const { evm, state, emitted } = aPage()

  evm.emitChanged('io.fjord')
  evm.emitClosed('io.fjord')

  expect(state.accounts).toEqual({})
  expect(emitted).toEqual([])
})

test('after the undo, changes of a wallet are ignored', async () => {
  const { evm, activate, active, unfollow } = aPage()
  await activate(fjord)
  unfollow()

  evm.emitClosed('io.fjord')

  expect(active()).toBe('io.fjord')
})

test('a session that replaces another one makes it inactive, and the provider uses the new one', async () => {
  const { evm, activate, active, inactive, types } = aPage()
  await activate(fjord)

  await activate(kestrel)

  expect(active()).toBe('io.kestrel')
  expect(inactive()).toMatchObject([{ id: 'io.fjord' }])
  expect(types()).toEqual(['sessionChanged'])
  expect(evm.openIds.at(-1)).toBe('io.kestrel')
})

test('a session in another namespace makes that the active one, which is a switch', async () => {
  const { activate, state, emitted } = aPage()
  await activate(tern)
  emitted.splice(0)

  await activate(fjord)

  expect(state.network.activeNamespace).toBe('eip155')
  expect(emitted).toEqual([{ type: 'networkSwitched', networkId: 'eip155:1', before: SOLANA }])
})

test('a session that is restored in another namespace leaves the active one', async () => {
  const { evm, activate, active, sessions, state, emitted } = aPage()
  await activate(tern)
  emitted.splice(0)
  const { signal } = new AbortController()

  sessions.restore(await evm.sessions.open({ walletId: 'io.fjord' }, signal), fjord)

  expect(active()).toBe('io.fjord')
  expect(state.network.activeNamespace).toBe('solana')
  expect(emitted).toEqual([])
})
