import type { Snapshot } from '@latchkey/core'
import { sendIcon } from '@latchkey/ui'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../../testing/a-snapshot.ts'
import { actionsModel } from './actions.model.ts'

const PART = { icon: sendIcon, label: () => 'Send' }

test('an action is offered where the account can do it and the modal has it', () => {
  const { actions, calls } = recordActions()
  const parts = {
    send: { ...PART, open: () => actions.router.push('Networks', {}) },
    swaps: { ...PART, label: () => 'Swap', open: () => undefined },
  }

  const connected = aSnapshot(connectedOn())
  const options = { ...connected.options, sendNamespaces: ['eip155' as const] }
  const offered = actionsModel({ ...connected, options }, { actions, text: TEXT }, parts)
  offered[1]?.open()

  expect(offered.map(({ label }) => label)).toEqual(['Swap', 'Send'])
  expect(calls).toEqual(['router.push Networks {}'])
  expect(actionsModel(aSnapshot(), { actions, text: TEXT }, parts)).toEqual([])
})

const { options } = aSnapshot()

test.each<[what: string, snapshot: Partial<Snapshot>, isOffered: boolean]>([
  ['a connected account', {}, true],
  [
    'buying switched off',
    { options: { ...options, features: { ...options.features, onramp: false } } },
    false,
  ],
  [
    'a time zone in which nothing is offered',
    { options: { ...options, timeZone: 'Asia/Macau' } },
    false,
  ],
  ['no account', { accounts: {} }, false],
])('with %s it is %j that something can be bought', (_what, changes, isOffered) => {
  const { actions, calls } = recordActions()
  const snapshot = aSnapshot({ ...connectedOn(), ...changes })
  const buy = actionsModel(snapshot, { actions, text: TEXT }).find(({ name }) => name === 'onramp')

  buy?.open()

  expect(buy?.label).toBe(isOffered ? 'Buy' : undefined)
  expect(calls).toEqual(isOffered ? ['router.push OnRampProviders {}', 'onramp.begin {}'] : [])
})
