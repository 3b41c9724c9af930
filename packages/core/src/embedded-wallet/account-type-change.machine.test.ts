import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { AccountTypeStep } from '../store/state/auth.ts'
import { type AccountTypeEvent, accountTypeMachine } from './account-type-change.machine.ts'

const error = new LatchkeyError('frame.failed', {})
const failed: AccountTypeEvent = { type: 'failed', error }
const applying: AccountTypeStep = { step: 'applying', to: 'eoa' }
const reconnecting: AccountTypeStep = { step: 'reconnecting', to: 'eoa' }
const broken: AccountTypeStep = { step: 'failed', to: 'eoa', error: plainError(error) }

test.each<[AccountTypeStep, AccountTypeEvent, AccountTypeStep, readonly string[]]>([
  [{ step: 'idle' }, { type: 'requested', to: 'eoa' }, applying, ['apply']],
  [applying, { type: 'applied' }, reconnecting, ['reconnect']],
  [reconnecting, { type: 'reconnected' }, { step: 'done', to: 'eoa' }, []],
  [applying, failed, broken, ['reportFailure']],
  [reconnecting, { type: 'cancelled' }, { step: 'idle' }, []],
  [reconnecting, failed, broken, ['reportFailure']],
  [
    applying,
    { type: 'requested', to: 'smartAccount' },
    { step: 'applying', to: 'smartAccount' },
    ['apply'],
  ],
])('%o, with %o, becomes %o with effects %o', (before, event, after, effects) => {
  const next = accountTypeMachine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[AccountTypeStep, AccountTypeEvent]>([
  [applying, { type: 'requested', to: 'eoa' }],
  [{ step: 'idle' }, failed],
  [{ step: 'idle' }, { type: 'applied' }],
  [{ step: 'done', to: 'eoa' }, failed],
])('%o does not change with %o', (before, event) => {
  expect(accountTypeMachine.transition(before, event)).toBeUndefined()
})
