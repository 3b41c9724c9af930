import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Connection, ConnectStep } from '../store/root-state.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet, type FakeWallet } from '../testing/fake-wallet.ts'
import { createConnectFlow } from './connect.ts'

const card: WalletCard = { id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }

function aStory(wallet: FakeWallet = aFakeWallet()) {
  const adapter = createFakeAdapter(wallet)
  const state: { current: ConnectStep } = { current: { step: 'idle' } }
  const steps: string[] = []
  const emitted: DomainEvent[] = []
  const opened: Connection[] = []
  const released: string[] = []
  const flow = createConnectFlow({
    state: {
      get current() {
        return state.current
      },
      set current(step) {
        state.current = step
        steps.push(step.step)
      },
    },
    adapter: (namespace) => (namespace === 'eip155' ? adapter : undefined),
    preferredNetwork: () => 'eip155:1',
    open: (connection) => opened.push(connection),
    release: ({ id }) => released.push(id),
    emit: (event) => emitted.push(event),
  })
  return { adapter, state, steps, emitted, opened, released, flow, wallet }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('the wallet is requested in the task of the call', () => {
  const { flow, adapter } = aStory()

  flow.send({ type: 'chosen', wallet: card })

  expect(adapter.requests).toEqual(['open io.fjord'])
})

test('an approved session is added once the step is left', async () => {
  const { flow, steps, opened } = aStory()

  flow.send({ type: 'chosen', wallet: card })
  await settled()

  expect(steps).toEqual(['awaitingWallet', 'connected'])
  expect(opened).toMatchObject([{ session: { id: 'io.fjord' }, wallet: card }])
})

test('a refusal is a failure that can be retried', async () => {
  const { flow, steps, emitted, opened, wallet } = aStory()
  wallet.mood = new LatchkeyError('wallet.rejected', {})

  flow.send({ type: 'chosen', wallet: card })
  await settled()
  wallet.mood = 'approve'
  flow.send({ type: 'retried' })
  await settled()

  expect(steps).toEqual(['awaitingWallet', 'failed', 'awaitingWallet', 'connected'])
  expect(emitted.map(({ type }) => type)).toEqual(['connectFailed'])
  expect(opened).toHaveLength(1)
})

test('after going back, a late session is released', async () => {
  const { flow, steps, emitted, opened, released } = aStory()

  flow.send({ type: 'chosen', wallet: card })
  flow.send({ type: 'left' })
  await settled()

  expect(steps).toEqual(['awaitingWallet', 'idle'])
  expect(opened).toEqual([])
  expect(released).toEqual(['io.fjord'])
  expect(emitted).toEqual([])
})

test('a wallet that never answers does not prevent another one from connecting', async () => {
  const { flow, adapter, state } = aStory(aFakeWallet({ mood: 'hang' }))
  adapter.add(aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' }))

  flow.send({ type: 'chosen', wallet: card })
  flow.send({ type: 'chosen', wallet: { ...card, id: 'io.kestrel' } })
  await settled()

  expect(state.current).toMatchObject({ step: 'connected', wallet: { id: 'io.kestrel' } })
})

test.each([
  ['no adapter for the namespace', { ...card, namespace: 'solana' as const }, 'adapter.not-found'],
  ['a wallet that is gone', { ...card, id: 'io.gone' }, 'wallet.missing'],
])('%s rejects with its code', async (_, wallet, code) => {
  const { flow, state } = aStory()

  flow.send({ type: 'chosen', wallet })
  await settled()

  expect(state.current).toMatchObject({ step: 'failed', error: { code } })
})

test('a wallet that shares no account is not connected', async () => {
  const { flow, state, opened } = aStory(aFakeWallet({ addresses: [] }))

  flow.send({ type: 'chosen', wallet: card })
  await settled()

  expect(state.current).toMatchObject({ step: 'failed', error: { code: 'wallet.no-accounts' } })
  expect(opened).toEqual([])
})
