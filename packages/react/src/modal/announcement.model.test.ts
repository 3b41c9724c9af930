import type { SwitchStep } from '@latchkey/core'
import { anAuthState } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, TEXT } from '../testing/a-snapshot.ts'
import { announcement } from './announcement.model.ts'

const FROM = 'eip155:1'
const TO = 'eip155:8453'

test.each<[step: SwitchStep, said: string]>([
  [{ step: 'switching', from: FROM, to: TO }, 'Waiting for your wallet to switch to Base'],
  [{ step: 'done', from: FROM, to: TO }, 'Switched to Base'],
  [
    {
      step: 'failed',
      from: FROM,
      to: TO,
      error: { code: 'wallet.rejected', message: 'Connection declined' },
    },
    'Switch declined',
  ],
  [
    {
      step: 'failed',
      from: FROM,
      to: TO,
      error: { code: 'wallet.request-rejected', message: 'Request declined' },
    },
    'Switch declined',
  ],
  [
    {
      step: 'failed',
      from: FROM,
      to: TO,
      error: { code: 'network.not-found', message: 'Network not found' },
    },
    'Network not found',
  ],
])('a switch of networks, %o, is announced as "%s"', (current, said) => {
  const snapshot = aSnapshot({
    ...connectedOn(),
    switchNetwork: { current },
    router: {
      history: [{ view: 'SwitchNetwork', params: { networkId: TO } }],
      direction: 'next',
    },
  })

  expect(announcement(snapshot, TEXT)).toBe(said)
})

test('a login by e-mail that succeeded is announced', () => {
  const email = 'mira@salt.example'
  const snapshot = aSnapshot({
    auth: { ...anAuthState(), email: { current: { step: 'connected', email } } },
    router: { history: [{ view: 'EmailVerifyOtp', params: { email } }], direction: 'next' },
  })

  expect(announcement(snapshot, TEXT)).toBe('Connected')
})
