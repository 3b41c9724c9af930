import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'

import type { Alert } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'
import { ALERT_TEXTS, type AlertKey } from './alert-texts.ts'
import { createAlertsSlice } from './alerts.ts'
import { createNoticesSlice } from './notices.state.ts'

function alertOf(key: AlertKey): Alert {
  return { key, tone: 'error', message: ALERT_TEXTS[key].short }
}

test.each<[key: AlertKey, short: string]>([
  ['PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured'],
  ['INVALID_PROJECT_ID', 'Invalid Project ID'],
  ['INVALID_APP_CONFIGURATION', 'Invalid App Configuration'],
  ['SWITCH_NETWORK_NOT_FOUND', 'Network Not Found'],
  ['JWT_TOKEN_NOT_VALID', 'Session Expired'],
])('the alert %s has the text %s of the specification', (key, short) => {
  const state: { shown: readonly Alert[] } = { shown: [] }

  createAlertsSlice(state).raise(alertOf(key))

  expect(state.shown).toEqual([{ key, tone: 'error', message: short }])
})

test('an alert is shown once, even after it was dismissed', () => {
  const state: { shown: readonly Alert[] } = { shown: [] }
  const alerts = createAlertsSlice(state)

  expect(alerts.raise(alertOf('INVALID_PROJECT_ID'))).toBe(true)
  expect(alerts.raise(alertOf('INVALID_PROJECT_ID'))).toBe(false)
  expect(state.shown).toHaveLength(1)

  alerts.dismiss('INVALID_PROJECT_ID')
  expect(alerts.raise(alertOf('INVALID_PROJECT_ID'))).toBe(false)
  expect(state.shown).toEqual([])
})

test('two modals have separate alerts', () => {
  const one = createAlertsSlice({ shown: [] })
  const two = createAlertsSlice({ shown: [] })

  expect([
    one.raise(alertOf('INVALID_PROJECT_ID')),
    two.raise(alertOf('INVALID_PROJECT_ID')),
  ]).toEqual([true, true])
})

test('the long text names the refused origin', () => {
  const text = ALERT_TEXTS.INVALID_APP_CONFIGURATION.long({ origin: 'https://shop.example' })

  expect(text).toContain('https://shop.example is not on the list of allowed origins')
})

test('the newest notice wins', () => {
  const state: RootState['notices'] = {}
  const notices = createNoticesSlice(state)

  notices.show({ tone: 'success', message: 'Address copied' })
  notices.fail(new LatchkeyError('disconnect.failed', {}))

  expect(state.current).toEqual({
    id: 2,
    tone: 'error',
    message: 'Failed to disconnect',
    code: 'disconnect.failed',
  })
})

test('the timer of a replaced notice does not remove the newer one', () => {
  const state: RootState['notices'] = {}
  const notices = createNoticesSlice(state)
  const first = notices.show({ tone: 'success', message: 'Address copied' })
  notices.dismiss()

  const second = notices.show({ tone: 'success', message: 'Link copied' })
  notices.dismiss(first)
  expect(state.current?.message).toBe('Link copied')

  notices.dismiss(second)
  expect(state.current).toBeUndefined()
})
