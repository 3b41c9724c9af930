import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { FarcasterStep } from '../store/root-state.ts'
import { type FarcasterEvent, farcasterMachine } from './farcaster-login.machine.ts'

const error = new LatchkeyError('frame.failed', {})
const failed: FarcasterEvent = { type: 'failed', error }
const broken: FarcasterStep = { step: 'failed', error: plainError(error) }
const showing: FarcasterStep = { step: 'showingCode', url: 'https://farcaster.example/1' }

test.each<[FarcasterStep, FarcasterEvent, FarcasterStep, readonly string[]]>([
  [{ step: 'idle' }, { type: 'begun' }, { step: 'preparing' }, ['prepare']],
  [
    { step: 'preparing' },
    { type: 'addressed', url: 'https://farcaster.example/1' },
    showing,
    ['awaitApproval'],
  ],
  [showing, { type: 'approved' }, { step: 'connecting' }, ['arrive']],
  [{ step: 'connecting' }, { type: 'arrived' }, { step: 'connected' }, []],
  [{ step: 'preparing' }, failed, broken, ['announceFailure']],
  [showing, failed, broken, ['announceFailure']],
  [{ step: 'connecting' }, failed, broken, ['announceFailure']],
  [broken, { type: 'begun' }, { step: 'preparing' }, ['prepare']],
  [showing, { type: 'left' }, { step: 'idle' }, []],
])('%o, upon %o, is %o and does %o', (before, event, after, effects) => {
  const next = farcasterMachine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[FarcasterStep, FarcasterEvent]>([
  [{ step: 'idle' }, { type: 'left' }],
  [{ step: 'idle' }, failed],
  [{ step: 'connected' }, failed],
  [{ step: 'preparing' }, { type: 'approved' }],
  [showing, { type: 'arrived' }],
])('%o is not moved by %o', (before, event) => {
  expect(farcasterMachine.transition(before, event)).toBeUndefined()
})
