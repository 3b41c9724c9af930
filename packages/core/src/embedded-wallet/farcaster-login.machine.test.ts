import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { FarcasterStep } from '../store/state/auth.ts'
import { type FarcasterEvent, farcasterMachine } from './farcaster-login.machine.ts'

const error = new LatchkeyError('frame.failed', {})
const failed: FarcasterEvent = { type: 'failed', error }
const broken: FarcasterStep = { step: 'failed', error: plainError(error) }
const showing: FarcasterStep = { step: 'showingCode', url: 'https://farcaster.example/1' }

test.each<[FarcasterStep, FarcasterEvent, FarcasterStep, readonly string[]]>([
  [{ step: 'idle' }, { type: 'started' }, { step: 'preparing' }, ['requestUrl']],
  [
    { step: 'preparing' },
    { type: 'urlReceived', url: 'https://farcaster.example/1' },
    showing,
    ['awaitApproval'],
  ],
  [showing, { type: 'approved' }, { step: 'connecting' }, ['openSession']],
  [{ step: 'connecting' }, { type: 'sessionOpened' }, { step: 'connected' }, []],
  [{ step: 'preparing' }, failed, broken, ['reportFailure']],
  [showing, failed, broken, ['reportFailure']],
  [{ step: 'connecting' }, failed, broken, ['reportFailure']],
  [broken, { type: 'started' }, { step: 'preparing' }, ['requestUrl']],
  [{ step: 'preparing' }, { type: 'cancelled' }, { step: 'idle' }, ['reportCancelled']],
  [showing, { type: 'cancelled' }, { step: 'idle' }, ['reportCancelled']],
  [{ step: 'connecting' }, { type: 'cancelled' }, { step: 'idle' }, ['reportCancelled']],
  [broken, { type: 'cancelled' }, { step: 'idle' }, []],
  [{ step: 'connected' }, { type: 'cancelled' }, { step: 'idle' }, []],
])('%o, with %o, becomes %o with effects %o', (before, event, after, effects) => {
  const next = farcasterMachine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[FarcasterStep, FarcasterEvent]>([
  [{ step: 'idle' }, { type: 'cancelled' }],
  [{ step: 'idle' }, failed],
  [{ step: 'connected' }, failed],
  [{ step: 'preparing' }, { type: 'approved' }],
  [showing, { type: 'sessionOpened' }],
])('%o does not change with %o', (before, event) => {
  expect(farcasterMachine.transition(before, event)).toBeUndefined()
})
