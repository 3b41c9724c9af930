import { expect, test } from 'vitest'
import { LatchkeyError, type Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { ConnectStep } from '../store/state/connections.ts'
import { type ConnectEvent, connectMachine } from './connect.machine.ts'

const wallet: WalletCard = { id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }
const other: WalletCard = { id: 'io.kestrel', namespace: 'eip155', name: 'Kestrel' }
const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const session: Session = {
  id: 'io.fjord',
  namespace: 'eip155',
  walletId: 'io.fjord',
  accounts: [account],
  networkId: 'eip155:1',
}
const error = new LatchkeyError('wallet.rejected', {})

const idle: ConnectStep = { step: 'idle' }
const waiting: ConnectStep = { step: 'awaitingWallet', wallet }
const declined: ConnectStep = {
  step: 'failed',
  wallet,
  error: { code: 'wallet.rejected', message: 'Connection declined' },
}
const connected: ConnectStep = { step: 'connected', wallet, account }

const chosen: ConnectEvent = { type: 'chosen', wallet: other }
const opened: ConnectEvent = { type: 'opened', session, account }
const failed: ConnectEvent = { type: 'failed', error }

test.each<[ConnectStep, ConnectEvent, ConnectStep, readonly string[]]>([
  [idle, chosen, { step: 'awaitingWallet', wallet: other }, ['openSession']],
  [waiting, chosen, { step: 'awaitingWallet', wallet: other }, ['openSession']],
  [declined, chosen, { step: 'awaitingWallet', wallet: other }, ['openSession']],
  [connected, chosen, { step: 'awaitingWallet', wallet: other }, ['openSession']],
  [waiting, { type: 'retried' }, waiting, ['openSession']],
  [declined, { type: 'retried' }, waiting, ['openSession']],
  [waiting, opened, connected, ['announceSession']],
  [waiting, failed, declined, ['announceFailure']],
  [waiting, { type: 'left' }, idle, []],
  [declined, { type: 'left' }, idle, []],
  [connected, { type: 'left' }, idle, []],
])('from %j by %j', (state, event, next, effects) => {
  const moved = connectMachine.transition(state, event)

  expect(moved?.state).toEqual(next)
  expect(moved?.effects.map(({ type }) => type)).toEqual(effects)
  expect(moved?.isSameWork).toBe(false)
})

test.each<[ConnectStep, ConnectEvent]>([
  [idle, opened],
  [idle, failed],
  [waiting, { type: 'chosen', wallet }],
  [idle, { type: 'retried' }],
  [idle, { type: 'left' }],
  [declined, opened],
  [declined, failed],
  [connected, opened],
  [connected, failed],
  [connected, { type: 'retried' }],
])('%j does not change by %j', (state, event) => {
  expect(connectMachine.transition(state, event)).toBeUndefined()
})
