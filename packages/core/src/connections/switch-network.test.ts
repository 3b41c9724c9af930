import { expect, test } from 'vitest'
import { LatchkeyError, type NetworkId, type Session } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { createNetworksState } from '../networks/networks.state.ts'
import { createAdapters } from '../store/adapters.ts'
import { createStore } from '../store/create-store.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { createEvents } from '../store/events.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { recordSteps } from '../testing/record-steps.ts'
import { createSwitchNetwork } from './switch-network.ts'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function aSwitch(session: Session | undefined) {
  const wallet = aFakeWallet()
  const adapter = createFakeAdapter(wallet)
  const networks = [aChain(), aChain({ id: 8453, name: 'Base' })] as const
  const { state: initial, subscribe } = createStore(initialState({ networks }, 0))
  const { state, steps } = recordSteps(initial, 'switchNetwork')
  if (session) {
    state.accounts.eip155 = { status: 'connected', session, wallet: wallet.wallet }
  }
  const events = createEvents((thrown) => {
    throw thrown
  })
  const emitted: DomainEvent[] = []
  events.on((event) => emitted.push(event))
  const activated: Session[] = []
  const opened: NetworkId[] = []
  const { start, viewLeft } = createSwitchNetwork({
    state,
    events,
    subscribe,
    adapters: createAdapters([adapter]),
    networks: { ...createNetworksState(state.network), requireSupported() {} },
    sessions: { activate: (moved) => void activated.push(moved) },
    embeddedWallet: {
      canOpenOn: () => true,
      async openOn(to) {
        opened.push(to)
      },
    },
    ui: { modal: { push() {}, back() {} } },
  })
  const params = { networkId: 'eip155:8453' } as const
  const cancel = (): void => viewLeft({ routes: [{ view: 'SwitchNetwork', params }] })
  return { wallet, adapter, state, steps, activated, opened, emitted, start, cancel }
}

const session: Session = {
  id: 'io.fjord',
  namespace: 'eip155',
  walletId: 'io.fjord',
  accounts: ['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  networkId: 'eip155:1',
}

test('the wallet switches, and the new session is activated', async () => {
  const { state, start, steps, activated } = aSwitch(session)

  start('eip155:8453')
  await settled()

  expect(steps()).toEqual(['switching', 'done'])
  const ends = { from: 'eip155:1', to: 'eip155:8453' }
  expect(state.switchNetwork.current).toEqual({ step: 'done', ...ends })
  expect(activated).toMatchObject([{ networkId: 'eip155:8453' }])
})

test('adding the network is part of the same switch', async () => {
  const { start, steps, adapter } = aSwitch(session)
  const plain = adapter.sessions.switchNetwork
  Object.assign(adapter.sessions, {
    switchNetwork: async (...[id, network, options]: Parameters<typeof plain>) => {
      options.onTeaching?.()
      await Promise.resolve()
      return plain(id, network, options)
    },
  })

  start('eip155:8453')
  await settled()

  expect(steps()).toEqual(['switching', 'teaching', 'done'])
})

test('a refused switch can be retried', async () => {
  const { start, steps, wallet, emitted } = aSwitch(session)
  wallet.mood = new LatchkeyError('wallet.rejected', {})

  start('eip155:8453')
  await settled()
  wallet.mood = 'approve'
  start('eip155:8453')
  await settled()

  expect(steps()).toEqual(['switching', 'failed', 'switching', 'done'])
  expect(emitted).toMatchObject([{ type: 'switchFailed', to: 'eip155:8453' }])
})

test('after going back, the late answer is ignored', async () => {
  const { start, cancel, steps, activated } = aSwitch(session)

  start('eip155:8453')
  cancel()
  await settled()

  expect(steps()).toEqual(['switching', 'idle'])
  expect(activated).toEqual([])
})

test.each([
  ['a network the site does not list', session, 'eip155:10' as const, 'network.not-found'],
  ['a namespace without a wallet', undefined, 'solana:5eykt' as const, 'network.not-found'],
])('%s rejects with its code', async (_, open, to, code) => {
  const { start, state } = aSwitch(open)

  start(to)
  await settled()

  expect(state.switchNetwork.current).toMatchObject({ step: 'failed', error: { code } })
})

test('without a session only the given wallet switches', async () => {
  const { start, steps, opened, adapter } = aSwitch(undefined)

  start('eip155:8453')
  await settled()

  expect(opened).toEqual(['eip155:8453'])
  expect(adapter.requests).toEqual([])
  expect(steps()).toEqual(['switching', 'done'])
})
