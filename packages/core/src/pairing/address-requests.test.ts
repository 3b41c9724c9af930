import { expect, test } from 'vitest'
import { LatchkeyError, lazy } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { createStore } from '../store/create-store.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { createEvents } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createAddressRequests } from './address-requests.ts'
import { createPairingSlice } from './pairing.state.ts'
import type { Pairing } from './pairing.ts'

const PAIRING_VIEW: Route = { view: 'ConnectingWalletConnect', params: {} }

/** Requests in an open modal; the test decides when the pairing is loaded. */
function aRequest() {
  const store = createStore(initialState({ networks: [aChain()] }, 0))
  const { state } = store
  state.modal.isOpen = true
  state.router.history = [PAIRING_VIEW]
  const calls: string[] = []
  const loaded = {
    start: () => void calls.push('start'),
    retry: () => void calls.push('retry'),
    cancel: () => void calls.push('cancel'),
    showAddress: (uri: string) => calls.push(`show ${uri}`) > 0,
  }
  let arrive = (): void => {}
  let fail = (): void => {}
  let loads = 0
  const pairing = lazy(() => {
    loads += 1
    return new Promise<Pick<Pairing, keyof typeof loaded>>((resolve, reject) => {
      arrive = () => resolve(loaded)
      fail = () => reject(new Error('offline'))
    })
  })
  const slice = createPairingSlice(state.pairing)
  const logger = createFakeLogger()
  const events = createEvents((thrown) => {
    throw thrown
  })
  const happened: DomainEvent[] = []
  events.on((event) => happened.push(event))
  const requests = createAddressRequests({ store, ports: { logger }, pairing, slice, events })
  const end = async (settleLoad: () => void): Promise<void> => {
    settleLoad()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    state,
    calls,
    requests,
    logger,
    happened,
    loads: () => loads,
    arrive: () => end(() => arrive()),
    fail: () => end(() => fail()),
  }
}

test('the first request loads pairing, the next ones run in their own task', async () => {
  const { state, calls, requests, loads, arrive } = aRequest()

  requests.start()
  expect(state.pairing.current).toEqual({ step: 'preparing' })
  expect(calls).toEqual([])
  await arrive()
  expect(calls).toEqual(['start'])
  requests.retry()

  expect(calls).toEqual(['start', 'retry'])
  expect(loads()).toBe(1)
})

test('pairing that can’t be loaded is a failure, and the next request tries again', async () => {
  const { state, calls, requests, happened, loads, fail, arrive } = aRequest()

  requests.start()
  await fail()
  const { code } = new LatchkeyError('http.network', {})
  expect(state.pairing.current).toMatchObject({ step: 'failed', error: { code } })
  expect(happened).toMatchObject([{ type: 'connectFailed', error: { code } }])
  requests.retry()
  await arrive()

  expect(calls).toEqual(['retry'])
  expect(loads()).toBe(2)
})

test('no address is requested if the visitor left the view while it was loading', async () => {
  const { state, calls, requests, arrive } = aRequest()

  requests.start()
  state.router.history = [{ view: 'Account', params: {} }]
  requests.onStateChange()
  expect(state.pairing.current).toEqual({ step: 'idle' })
  await arrive()

  expect(calls).toEqual([])
  expect(state.pairing.current).toEqual({ step: 'idle' })
})

test('a core that stopped while it was loading requests nothing, though its modal was open', async () => {
  const { state, calls, requests, arrive } = aRequest()

  requests.start()
  requests.cancel()
  await arrive()

  expect(calls).toEqual([])
  expect(state.pairing.current).toEqual({ step: 'idle' })
})

test('one address is requested if the visitor left the view and came back while it was loading', async () => {
  const { calls, requests, arrive } = aRequest()

  requests.start()
  requests.cancel()
  requests.start()
  await arrive()

  expect(calls).toEqual(['start'])
})

test('a failure after the visitor left is not shown', async () => {
  const { state, requests, fail } = aRequest()

  requests.start()
  requests.cancel()
  await fail()

  expect(state.pairing.current).toEqual({ step: 'idle' })
})

test('an address of the website is needed as long as wallets can be chosen for it', async () => {
  const { state, calls, requests, arrive } = aRequest()

  requests.show('wc:a')
  await arrive()
  state.router.history = [{ view: 'AllWallets', params: {} }]
  requests.onStateChange()
  expect(calls).toEqual(['show wc:a'])
  state.router.history = [{ view: 'Account', params: {} }]
  requests.onStateChange()

  expect(calls).toEqual(['show wc:a', 'cancel'])
})
