import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { accountLabelModel } from './account-label.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const

function modelOf(changes: Partial<Snapshot> = {}) {
  const { actions, calls } = recordActions()
  const snapshot = aSnapshot({ ...connectedOn(), ...changes })
  return { model: accountLabelModel(snapshot, ACCOUNT, { actions, text: TEXT }), calls }
}

const ownLabels = { [`eip155:${ADDRESS.toLowerCase()}`]: 'Household' }

test('a label is stored, which leads back', () => {
  const { model, calls } = modelOf()

  model.save('Rent')

  expect([model.saved, model.remove]).toEqual(['', undefined])
  expect(calls).toEqual([
    `labels.set ${ACCOUNT} Rent`,
    'router.back',
    'notices.show {"tone":"success","message":"Label saved"}',
  ])
})

test('a label is removed by its button, and by an empty field', () => {
  const { model, calls } = modelOf({ ownLabels })

  model.save('')
  model.remove?.()

  expect(model.saved).toBe('Household')
  const steps = [
    `labels.remove ${ACCOUNT}`,
    'router.back',
    'notices.show {"tone":"success","message":"Label removed"}',
  ]
  expect(calls).toEqual([...steps, ...steps])
})

test('the other name of the account is shown beside the label', () => {
  const identities = { [`eip155:${ADDRESS}`]: { name: 'mira.latch.eth' } }

  expect(modelOf({ ownLabels, identities }).model.otherName).toBe('mira.latch.eth')
  expect(modelOf({ ownLabels }).model.otherName).toBeUndefined()
})
