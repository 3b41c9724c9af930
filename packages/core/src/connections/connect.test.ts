import { expect, test } from 'vitest'
import { LatchkeyError, type Lazy, lazy, type Wallet } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { createAdapters } from '../store/adapters.ts'
import { createStore } from '../store/create-store.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { createEvents } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import type { Connection } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { aFakeWallet, type FakeWallet } from '../testing/fake-wallet.ts'
import { recordSteps } from '../testing/record-steps.ts'
import { createConnect } from './connect.ts'

const LOADED: Lazy<unknown> = { load: async () => true, current: () => true }

function aConnect(
  wallet: FakeWallet = aFakeWallet(),
  others: readonly Wallet[] = [],
  accountPart = LOADED,
) {
  const adapter = createFakeAdapter(wallet, aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' }))
  const { state: initial, subscribe } = createStore(initialState({ networks: [aChain()] }, 0))
  const { state, steps } = recordSteps(initial, 'connect')
  state.wallets.local = [...adapter.wallets.list(), ...others]
  const events = createEvents((thrown) => {
    throw thrown
  })
  const emitted: DomainEvent[] = []
  events.on((event) => {
    if (event.type !== 'walletSelected') emitted.push(event)
  })
  const opened: Connection[] = []
  const released: string[] = []
  const clock = createFakeClock()
  const { actions, viewLeft } = createConnect({
    accountPart,
    store: { state, subscribe },
    ports: { clock },
    events,
    adapters: createAdapters([adapter]),
    sessions: {
      open: (connection) => void opened.push(connection),
      release: ({ id }) => void released.push(id),
    },
    ui: {
      modal: {
        push: (route) => show(state, route),
        open() {
          viewLeft({ routes: [] })
          state.modal.isOpen = true
          show(state, { view: 'Connect', params: {} })
        },
        close() {
          const routes = state.router.history
          state.modal.isOpen = false
          state.router.history = []
          viewLeft({ routes })
        },
      },
    },
    signIn: { onOpen: () => undefined },
  })
  const choose = (): void => actions.local('eip155', 'io.fjord')
  const params = { namespace: 'eip155', walletId: 'io.fjord' } as const
  const cancel = (): void => viewLeft({ routes: [{ view: 'ConnectingExternal', params }] })
  const shown = { state, clock, steps, emitted, opened, released }
  return { ...shown, adapter, actions, choose, cancel, wallet }
}

function show(state: RootState, route: Route): void {
  state.router.history = [...state.router.history, route]
}

function withOwnDialog(): FakeWallet {
  const fake = aFakeWallet()
  return { ...fake, wallet: { ...fake.wallet, hasOwnDialog: true } }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('the wallet is requested in the task of the call', () => {
  const { choose, adapter } = aConnect()

  choose()

  expect(adapter.requests).toEqual(['open io.fjord'])
})

test('an approved session is added once the step is left', async () => {
  const { choose, steps, opened } = aConnect()

  choose()
  await settled()

  expect(steps()).toEqual(['awaitingWallet', 'connected'])
  expect(opened).toMatchObject([
    { session: { id: 'io.fjord' }, wallet: { id: 'io.fjord', name: 'Fjord' } },
  ])
})

test('a refusal is a failure that can be retried', async () => {
  const { actions, choose, steps, emitted, opened, wallet } = aConnect()
  wallet.mood = new LatchkeyError('wallet.rejected', {})

  choose()
  await settled()
  wallet.mood = 'approve'
  actions.retry()
  await settled()

  expect(steps()).toEqual(['awaitingWallet', 'failed', 'awaitingWallet', 'connected'])
  expect(emitted.map(({ type }) => type)).toEqual(['connectFailed'])
  expect(opened).toHaveLength(1)
})

async function aBusyWallet() {
  const connect = aConnect()
  connect.wallet.mood = new LatchkeyError('wallet.busy', {})
  connect.choose()
  await settled()
  return connect
}

test('a wallet with an older request is connected as soon as the visitor approves that', async () => {
  const { clock, steps, opened, adapter, wallet } = await aBusyWallet()

  await clock.advance(1_000)
  await settled()
  expect(steps()).toEqual(['awaitingWallet', 'failed'])
  wallet.isApproved = true
  await clock.advance(1_000)
  await settled()

  expect(steps()).toEqual(['awaitingWallet', 'failed', 'connected'])
  expect(opened).toMatchObject([{ session: { id: 'io.fjord' } }])
  expect(adapter.requests).toEqual(['open io.fjord', 'resume io.fjord', 'resume io.fjord'])
})

test.each([
  ['is left', ({ cancel }: ReturnType<typeof aConnect>) => cancel()],
  ['is another', ({ state }) => show(state, { view: 'Networks', params: {} })],
])('a wallet with an older request is not read once the view %s', async (_how, leave) => {
  const connect = await aBusyWallet()

  leave(connect)
  connect.wallet.isApproved = true
  await connect.clock.advance(10_000)
  await settled()

  expect(connect.adapter.requests.filter((each) => each.startsWith('resume'))).toHaveLength(0)
  expect(connect.opened).toEqual([])
})

test('a website that connects without the view is refused, and nothing is opened later', async () => {
  const { actions, clock, opened, wallet } = aConnect()
  wallet.mood = new LatchkeyError('wallet.busy', {})

  await expect(actions.withWallet('eip155', 'io.fjord')).rejects.toMatchObject({
    code: 'wallet.busy',
  })
  wallet.isApproved = true
  await clock.advance(10_000)

  expect(opened).toEqual([])
})

test('a wallet with a dialog of its own is asked in the task of the press, once the modal is closed', async () => {
  const { choose, adapter, state, opened } = aConnect(withOwnDialog())
  state.modal.isOpen = true
  show(state, { view: 'Connect', params: {} })

  choose()
  expect(adapter.requests).toEqual(['open io.fjord'])
  expect(state.modal.isOpen).toBe(false)
  await settled()

  expect(opened).toHaveLength(1)
  expect(state.router.history).toEqual([])
})

test('where a wallet with a dialog of its own is declined, the modal says so, and trying again closes it', async () => {
  const { choose, actions, adapter, state, steps, wallet, opened } = aConnect(withOwnDialog())
  wallet.mood = new LatchkeyError('wallet.rejected', {})
  state.modal.isOpen = true

  choose()
  await settled()
  expect(state.modal.isOpen).toBe(true)
  expect(state.router.history.map(({ view }) => view)).toEqual(['Connect', 'ConnectingExternal'])
  expect(steps()).toEqual(['awaitingWallet', 'failed'])
  wallet.mood = 'approve'
  actions.retry()
  expect(state.modal.isOpen).toBe(false)
  await settled()

  expect(adapter.requests).toEqual(['open io.fjord', 'open io.fjord'])
  expect(opened).toHaveLength(1)
})

test('one whose dialog is gone without an answer is asked again by the next press on its row', async () => {
  const { choose, adapter, state, steps, wallet, opened } = aConnect(withOwnDialog())
  wallet.mood = 'hang'
  state.modal.isOpen = true
  choose()
  choose()
  expect(adapter.requests).toEqual(['open io.fjord'])

  wallet.mood = 'approve'
  state.modal.isOpen = true
  choose()
  await settled()

  expect(adapter.requests).toEqual(['open io.fjord', 'open io.fjord'])
  expect(steps().at(-1)).toBe('connected')
  expect(opened).toHaveLength(1)
})

test('a modal in the page’s flow, which shows its list instead of closing, says that it was declined', async () => {
  const { choose, state, wallet } = aConnect(withOwnDialog())
  wallet.mood = new LatchkeyError('wallet.rejected', {})
  state.modal.isOpen = true
  choose()
  state.modal.isOpen = true
  show(state, { view: 'Connect', params: {} })
  await settled()

  expect(state.router.history.at(-1)?.view).toBe('ConnectingExternal')
})

test('a website that connects such a wallet itself opens no modal when it is declined', async () => {
  const { actions, state, wallet } = aConnect(withOwnDialog())
  wallet.mood = new LatchkeyError('wallet.rejected', {})

  await expect(actions.withWallet('eip155', 'io.fjord')).rejects.toMatchObject({
    code: 'wallet.rejected',
  })
  await settled()

  expect(state.modal.isOpen).toBe(false)
})

test('after going back, a late session is released', async () => {
  const { choose, cancel, steps, emitted, opened, released } = aConnect()

  choose()
  cancel()
  await settled()

  expect(steps()).toEqual(['awaitingWallet', 'idle'])
  expect(opened).toEqual([])
  expect(released).toEqual(['io.fjord'])
  expect(emitted).toEqual([])
})

test('a wallet that never answers does not prevent another one from connecting', async () => {
  const { actions, choose, state } = aConnect(aFakeWallet({ mood: 'hang' }))

  choose()
  actions.local('eip155', 'io.kestrel')
  await settled()

  expect(state.connect.current).toMatchObject({ step: 'connected', wallet: { id: 'io.kestrel' } })
})

const removed: Wallet = { ...aFakeWallet({ id: 'io.gone', name: 'Gone' }).wallet }

test.each<[string, Wallet, string]>([
  ['no adapter for the namespace', { ...removed, namespace: 'solana' }, 'adapter.not-found'],
  ['a wallet that is gone', removed, 'wallet.missing'],
])('%s rejects with its code', async (_, wallet, code) => {
  const { actions, state } = aConnect(aFakeWallet(), [wallet])

  actions.local(wallet.namespace, wallet.id)
  await settled()

  expect(state.connect.current).toMatchObject({ step: 'failed', error: { code } })
})

test('a wallet that shares no account is not connected', async () => {
  const { choose, state, opened } = aConnect(aFakeWallet({ addresses: [] }))

  choose()
  await settled()

  expect(state.connect.current).toMatchObject({
    step: 'failed',
    error: { code: 'wallet.no-accounts' },
  })
  expect(opened).toEqual([])
})

/** The code that acts on an account, which is loaded when the test says so. */
function aLateAccount() {
  let resolve = (): void => {}
  const accountPart = lazy(
    () =>
      new Promise<void>((done) => {
        resolve = done
      }),
  )
  return { accountPart, arrive: () => resolve() }
}

test('a wallet is asked while the account loads, and its session is announced after that', async () => {
  const { accountPart, arrive } = aLateAccount()
  const { choose, adapter, steps, opened } = aConnect(aFakeWallet(), [], accountPart)

  choose()
  expect(adapter.requests).toEqual(['open io.fjord'])
  await settled()
  expect([steps(), opened]).toEqual([['awaitingWallet'], []])
  arrive()
  await settled()

  expect(steps()).toEqual(['awaitingWallet', 'connected'])
  expect(opened).toHaveLength(1)
})

test('where the account cannot be loaded, connecting fails and its session is closed', async () => {
  const accountPart = lazy(() => Promise.reject(new TypeError('Failed to fetch')))
  const { choose, state, opened, released } = aConnect(aFakeWallet(), [], accountPart)

  choose()
  await settled()

  expect(state.connect.current).toMatchObject({ step: 'failed', error: { code: 'http.network' } })
  expect(opened).toEqual([])
  expect(released).toHaveLength(1)
})

test('a session that its wallet closes while the account is loaded is not announced', async () => {
  const { accountPart, arrive } = aLateAccount()
  const { choose, adapter, state, opened } = aConnect(aFakeWallet(), [], accountPart)
  choose()
  await settled()

  adapter.emitClosed('io.fjord')
  arrive()
  await settled()

  expect(state.connect.current).toMatchObject({
    step: 'failed',
    error: { code: 'wallet.disconnected' },
  })
  expect(opened).toEqual([])
})

test('a session is announced as its wallet changed it while the account was loaded', async () => {
  const { accountPart, arrive } = aLateAccount()
  const wallet = aFakeWallet({ networkIds: ['eip155:1', 'eip155:8453'] })
  const { choose, adapter, opened } = aConnect(wallet, [], accountPart)
  choose()
  await settled()

  wallet.networkId = 'eip155:8453'
  adapter.emitChanged('io.fjord')
  arrive()
  await settled()

  expect(opened).toMatchObject([{ session: { networkId: 'eip155:8453' } }])
})
