import type { PairingStep, Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { codeBesideListModel } from './code-beside-list.model.ts'

const WAITING: PairingStep = { step: 'waiting', uri: 'wc:1@2', expiresAtMs: 0 }

function story(current: PairingStep, changes: Partial<Snapshot['pairing']> = {}, choice = {}) {
  const { calls, actions } = recordActions()
  const snapshot = aSnapshot({ pairing: { current, isBesideList: true, ...changes } }, choice)
  return { calls, model: codeBesideListModel(snapshot, { actions, text: TEXT }) }
}

test.each<[string, PairingStep, object, object, readonly string[]]>([
  [
    'before it is shown',
    { step: 'idle' },
    {},
    {
      isIdle: true,
      announcement: '',
      button: { kind: 'show', label: 'Show a code', isBusy: false },
    },
    ['pairing.showBesideList'],
  ],
  [
    'while a view has a code of its own',
    WAITING,
    { isBesideList: false },
    { isIdle: true, uri: undefined, button: { kind: 'show' } },
    ['pairing.showBesideList'],
  ],
  [
    'while it is loading',
    { step: 'preparing' },
    {},
    {
      isIdle: false,
      uri: undefined,
      announcement: '',
      line: 'Loading…',
      button: { label: 'Copy link', isBusy: true },
    },
    ['pairing.copyAddress'],
  ],
  [
    'with a code',
    WAITING,
    {},
    {
      isIdle: false,
      uri: 'wc:1@2',
      line: 'Scan the code to connect.',
      announcement: expect.stringContaining('works for 4 minutes'),
      button: { kind: 'copy', isBusy: false },
    },
    ['pairing.copyAddress'],
  ],
  [
    'without the relay, which is looked for again',
    WAITING,
    { isOffline: true },
    { uri: 'wc:1@2', line: 'The connection was lost. Trying again…' },
    ['pairing.copyAddress'],
  ],
  [
    'when no code could be made',
    { step: 'failed', error: { code: 'relay.unavailable', message: 'The relay is away' } },
    {},
    { isIdle: true, line: 'The relay is away', announcement: 'The relay is away', rest: undefined },
    ['pairing.retry'],
  ],
  [
    'when it was not scanned for long',
    { step: 'expired' },
    {},
    { isIdle: true, line: 'The code has expired', button: { label: 'New code' } },
    ['pairing.retry'],
  ],
])('%s', async (_moment, step, pairing, expected, expectedCalls) => {
  const { model, calls } = story(step, pairing)

  expect(model).toMatchObject(expected)
  await model.button.press()
  expect(calls).toEqual(expectedCalls)
})

test('a resting pointer shows it, once', () => {
  const { model, calls } = story({ step: 'idle' })

  model.rest?.()

  expect(calls).toEqual(['pairing.showBesideList'])
  expect(story({ step: 'preparing' }).model.rest).toBeUndefined()
})

test('before the terms are accepted there is none', () => {
  const { model } = story(
    { step: 'idle' },
    {},
    { termsConditionsUrl: 'https://salt.example/terms', features: { legalCheckbox: true } },
  )

  expect(model).toMatchObject({
    isIdle: true,
    line: 'Accept the terms first',
    rest: undefined,
    button: { isBlocked: true },
  })
})
