import { expect, test } from 'vitest'
import { LatchkeyError, type Namespace, type Session } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { createAdapters } from '../store/adapters.ts'
import { createStore } from '../store/create-store.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { createEvents } from '../store/events.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createAccountSlice } from './accounts.state.ts'
import { createConnectionStore } from './connection-store.ts'
import { createDisconnect } from './disconnect.ts'
import { createInactiveSlice } from './inactive.state.ts'

const FJORD = aSession('eip155', 'io.fjord')
const TERN = aSession('solana', 'io.tern')

function aSession(namespace: 'eip155' | 'solana', id: string): Session {
  return { id, namespace, walletId: id, accounts: [], networkId: `${namespace}:1` }
}

/** A visitor whose wallets Fjord and Tern are connected, and others that are not active. */
function aDisconnect(inactive: readonly Session[] = []) {
  const evm = aFakeWallet({ isApproved: true })
  const solana = aFakeWallet({ id: 'io.tern', networkId: 'solana:1', isApproved: true })
  const adapters = { eip155: createFakeAdapter(evm), solana: createFakeAdapter(solana) }
  const { state, subscribe } = createStore(initialState({ networks: [aChain()] }, 0))
  const others = createInactiveSlice(state)
  state.accounts.eip155 = { status: 'connected', session: FJORD, wallet: evm.wallet }
  state.accounts.solana = { status: 'connected', session: TERN, wallet: solana.wallet }
  for (const session of inactive) others.add({ session, wallet: evm.wallet })
  const ended: string[] = []
  const emitted: DomainEvent[] = []
  const events = createEvents((thrown) => {
    throw thrown
  })
  events.on((event) => emitted.push(event))
  const tabs = createFakeTabs().open()
  const stored = createConnectionStore({
    state,
    ports: { tabs, storage: createFakeStorage(), key: (name) => name },
    adapters: createAdapters(),
  })
  const closed: string[] = []
  const disconnect = createDisconnect({
    state,
    events,
    subscribe,
    tabs,
    sessions: {
      end({ id, namespace }) {
        ended.push(id)
        if (others.find(namespace, id)) others.remove(namespace, id)
        else createAccountSlice(state.accounts).clear(namespace)
      },
    },
    wallets: {
      adapters: createAdapters(Object.values(adapters)),
      shared: [
        {
          async close({ namespace, walletId }) {
            closed.push(`${namespace} ${walletId}`)
          },
          async closeStored({ namespace, walletId }) {
            closed.push(`stored ${namespace} ${walletId}`)
          },
        },
      ],
    },
    resume: { cancel: (namespace) => closed.push(`cancel ${namespace}`) },
    stored,
  })
  return { evm, solana, adapters, ended, emitted, state, stored, closed, disconnect }
}

test('sessions are removed at once and closed in their wallets', async () => {
  const { disconnect, ended, adapters, emitted, state } = aDisconnect()

  const done = disconnect.all()

  expect(ended).toEqual(['io.fjord', 'io.tern'])
  await done
  expect(adapters.eip155.requests).toEqual(['close io.fjord'])
  expect(adapters.solana.requests).toEqual(['close io.tern'])
  expect(state.disconnect.current).toEqual({ step: 'done' })
  expect(emitted).toEqual([{ type: 'disconnected', namespaces: ['eip155', 'solana'] }])
})

test.each<[string, readonly Namespace[], string]>([
  ['one of two', ['solana'], 'Failed to disconnect chain solana'],
  ['both', ['eip155', 'solana'], 'Failed to disconnect chains'],
])('failures are collected: %s', async (_, failing, message) => {
  const { disconnect, evm, solana, state, emitted } = aDisconnect()
  const failure = new LatchkeyError('wallet.failed', {})
  if (failing.includes('eip155')) evm.mood = failure
  if (failing.includes('solana')) solana.mood = failure

  await expect(disconnect.all()).rejects.toMatchObject({ message })

  expect(state.disconnect.current).toMatchObject({ step: 'partlyFailed', error: { message } })
  expect(emitted).toMatchObject([{ type: 'disconnectFailed' }])
})

test('a second disconnect while closing sends no second request to a wallet', async () => {
  const { disconnect, adapters } = aDisconnect()

  await Promise.all([disconnect.all('eip155'), disconnect.all('eip155')])

  expect(adapters.eip155.requests).toEqual(['close io.fjord'])
})

test('the event names a namespace once, also with several wallets', async () => {
  const { disconnect, adapters, ended, emitted } = aDisconnect([aSession('eip155', 'io.kestrel')])
  adapters.eip155.add(aFakeWallet({ id: 'io.kestrel', isApproved: true }))

  await disconnect.all('eip155')

  expect(ended).toEqual(['io.kestrel', 'io.fjord'])
  expect(adapters.eip155.requests).toEqual(['close io.kestrel', 'close io.fjord'])
  expect(emitted).toEqual([{ type: 'disconnected', namespaces: ['eip155'] }])
})

test('a login that is being restored leaves the namespaces where it is open, too', async () => {
  const { disconnect, adapters, state, stored, solana, ended, closed } = aDisconnect()
  adapters.solana.add(aFakeWallet({ id: 'ID_AUTH', networkId: 'solana:1', isApproved: true }))
  const login = { ...TERN, id: 'ID_AUTH', walletId: 'ID_AUTH' }
  state.accounts.eip155 = { status: 'reconnecting' }
  state.accounts.solana = { status: 'connected', session: login, wallet: solana.wallet }
  stored.add({ namespace: 'eip155', walletId: 'ID_AUTH' })

  await disconnect.all('eip155')

  expect(ended).toEqual(['ID_AUTH'])
  expect(closed).toEqual(['cancel eip155', 'stored eip155 ID_AUTH', 'solana ID_AUTH'])
  expect(stored.list()).toEqual([])
})

test('a login that is being restored on two namespaces leaves both, and another wallet stays', async () => {
  const { disconnect, state, stored, ended, closed } = aDisconnect()
  state.accounts.eip155 = { status: 'reconnecting' }
  stored.add({ namespace: 'eip155', walletId: 'ID_AUTH' })
  stored.add({ namespace: 'bip122', walletId: 'ID_AUTH' })
  stored.add({ namespace: 'polkadot', walletId: 'talisman' })

  await disconnect.all('eip155')

  expect(ended).toEqual([])
  expect(closed.filter((each) => each.startsWith('cancel'))).toEqual([
    'cancel eip155',
    'cancel bip122',
  ])
  expect(stored.list()).toEqual([{ namespace: 'polkadot', walletId: 'talisman' }])
})
