import type { AuthState, SocialStep } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { NO_LOGIN } from '../../testing/with-auth.ts'
import { connectingSocialModel } from './connecting-social.model.ts'

const GOOGLE = { provider: 'google' } as const

function modelOf(current: SocialStep, changes: Partial<AuthState> = {}) {
  const { actions, calls } = recordActions()
  const snapshot = aSnapshot({ auth: { ...NO_LOGIN, social: { current }, ...changes } })
  return { model: connectingSocialModel(GOOGLE, { snapshot, actions, text: TEXT }), calls }
}

test.each<[step: SocialStep, latch: string, heading: string]>([
  [{ step: 'openingWindow', ...GOOGLE }, 'waiting', 'Log in with Google'],
  [{ step: 'awaitingResult', ...GOOGLE }, 'waiting', 'Log in with Google'],
  [{ step: 'connecting', ...GOOGLE }, 'waiting', 'Log in with Google'],
  [{ step: 'connected', ...GOOGLE }, 'closed', 'Connected'],
  [
    { step: 'failed', ...GOOGLE, error: { code: 'social.popup-blocked', message: 'No' } },
    'declined',
    'The window was blocked',
  ],
  [
    { step: 'failed', ...GOOGLE, error: { code: 'social.timeout', message: 'It took too long' } },
    'declined',
    'It took too long',
  ],
  [
    { step: 'failed', ...GOOGLE, error: { code: 'frame.refused', message: 'Not you' } },
    'declined',
    'The login was refused',
  ],
])('%o is drawn with a latch that is %s: %s', (step, latch, heading) => {
  expect(modelOf(step).model).toMatchObject({ latch, heading })
})

test('the state of another provider is not shown', () => {
  const { model } = modelOf({ step: 'connected', provider: 'github' })

  expect(model.latch).toBe('waiting')
})

test('a failed login is tried again with the same provider', () => {
  const error = { code: 'social.timeout', message: 'Too late' } as const
  const { model, calls } = modelOf({ step: 'failed', ...GOOGLE, error })

  model.action?.run()
  model.other?.run()

  expect(calls).toEqual(['auth.beginSocial google', 'router.replace Connect {}'])
})

test('a message of the frame is shown without a second line', () => {
  const error = { code: 'frame.refused', message: '\u202ENot you\u0007' } as const

  expect(modelOf({ step: 'failed', ...GOOGLE, error }).model.line).toBe('\u2068Not you\u2069')
})

test('a login that ends with the page is announced before', () => {
  const step = { step: 'awaitingResult', ...GOOGLE } as const

  expect(modelOf(step).model.note).toBeUndefined()
  expect(modelOf(step, { isStorageBlocked: true }).model.note).toMatch(/won’t remember you/)
})
