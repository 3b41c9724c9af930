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
