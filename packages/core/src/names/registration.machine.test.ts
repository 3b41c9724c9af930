import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import type { RegistrationStep } from '../store/state/names.ts'
import { type RegistrationEvent, registrationMachine } from './registration.machine.ts'

const { transition } = registrationMachine
const error = new LatchkeyError('names.register-failed', { name: 'mira.reown.id' })
const names = [{ name: 'mira.reown.id', isRegistered: false }]
const taken = [{ name: 'mira.reown.id', isRegistered: true }]

const at = (step: 'checking' | 'preparing' | 'signing' | 'registering' | 'typing') =>
  ({ step, label: 'mira' }) as const
const checked = { step: 'checked', label: 'mira', names } as const
const failed = { step: 'failed', label: 'mira', error } as const

const enter = (label: string) => ({ type: 'entered', label }) as const

test.each<
  [
    from: RegistrationStep,
    event: RegistrationEvent,
    to: Partial<RegistrationStep> | undefined,
    effect?: string,
  ]
>([
  [{ step: 'typing', label: '' }, enter('mir'), { step: 'typing', label: 'mir' }],
  [at('typing'), enter('grace'), { step: 'checking', label: 'grace' }, 'check'],
  [at('typing'), enter('gr@ce'), { step: 'unusable', problem: 'characters' }],
  [at('typing'), enter('a'.repeat(65)), { step: 'unusable', problem: 'long' }],
  [{ step: 'typing', label: 'mir' }, { type: 'submitted' }, { step: 'unusable', problem: 'short' }],
  [{ step: 'typing', label: '' }, { type: 'submitted' }, undefined],

  [at('checking'), enter('grace'), { step: 'checking', label: 'grace' }, 'check'],
  [at('checking'), enter('mira'), undefined],
  [at('checking'), { type: 'checked', names }, { step: 'checked', names }],
  [at('checking'), { type: 'checkFailed', error }, { step: 'checkFailed' }],
  [
    at('checking'),
    { type: 'problemFound', problem: 'refused' },
    { step: 'unusable', problem: 'refused' },
  ],
  [at('checking'), { type: 'submitted' }, { step: 'preparing', label: 'mira' }, 'register'],

  [checked, { type: 'submitted' }, { step: 'preparing' }, 'register'],
  [{ ...checked, names: taken }, { type: 'submitted' }, undefined],
  [checked, enter('mi'), { step: 'typing', label: 'mi' }],
  [checked, { type: 'checked', names: taken }, undefined],
  [{ step: 'checkFailed', label: 'mira', error }, { type: 'submitted' }, at('checking'), 'check'],

  [at('preparing'), { type: 'asked' }, at('signing')],
  [at('signing'), { type: 'signed' }, at('registering')],
  [at('registering'), { type: 'registered' }, { step: 'registered', label: 'mira' }, 'finish'],
  [at('preparing'), { type: 'taken' }, at('checking'), 'check'],
  [at('preparing'), { type: 'problemFound', problem: 'refused' }, { step: 'unusable' }],
  [at('signing'), { type: 'failed', error }, { step: 'failed' }, 'announceFailure'],
  [at('registering'), { type: 'failed', error }, { step: 'failed' }, 'announceFailure'],
  [at('registering'), { type: 'submitted' }, undefined],
  [at('signing'), enter('grace'), undefined],

  [failed, { type: 'submitted' }, { step: 'preparing' }, 'register'],
  [failed, enter('grace'), { step: 'checking', label: 'grace' }, 'check'],
  [{ step: 'registered', label: 'mira' }, enter('grace'), undefined],
  [at('registering'), { type: 'reset' }, { step: 'typing', label: '' }],
])('%o and %o lead to %o', (from, event, to, effect) => {
  const next = transition(from, event)

  if (to === undefined) expect(next).toBeUndefined()
  else expect(next?.state).toMatchObject(to)
  expect(next?.effects.map(({ type }) => type) ?? []).toEqual(effect === undefined ? [] : [effect])
})

test('what the wallet and the service do goes on from one step to the next', () => {
  expect(transition(at('preparing'), { type: 'asked' })?.isSameWork).toBe(true)
  expect(transition(at('signing'), { type: 'signed' })?.isSameWork).toBe(true)
  expect(transition(at('checking'), enter('grace'))?.isSameWork).toBe(false)
})
