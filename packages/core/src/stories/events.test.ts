import { expect, test } from 'vitest'
import type { TelemetryEvent, TrackedEvents } from '../contract/index.ts'
import { ACCOUNT_CAUSES } from '../testing/causes/account-causes.ts'
import { BUY_CAUSES } from '../testing/causes/buy-causes.ts'
import type { Causes } from '../testing/causes/cause.ts'
import { CONNECTION_CAUSES } from '../testing/causes/connection-causes.ts'
import { LOGIN_CAUSES } from '../testing/causes/login-causes.ts'
import { MODAL_CAUSES } from '../testing/causes/modal-causes.ts'
import { PAY_CAUSES } from '../testing/causes/pay-causes.ts'
import '../pairing/pairing.ts'

/** Every event: one without a cause does not compile. */
const CAUSES: Causes<keyof TrackedEvents> = {
  ...MODAL_CAUSES,
  ...CONNECTION_CAUSES,
  ...LOGIN_CAUSES,
  ...ACCOUNT_CAUSES,
  ...BUY_CAUSES,
  ...PAY_CAUSES,
}

const ROWS = Object.entries(CAUSES)

test.each(ROWS)('%s', async (name, { properties, run }) => {
  const events: TelemetryEvent[] = []

  await run({ onEvent: (event) => void events.push(event) })

  const [first] = events.filter(({ event }) => event === name)
  expect(first?.properties).toEqual(properties)
  expect(first?.type).toBe(name === 'INTERNAL_SDK_ERROR' ? 'error' : undefined)
})

test('of a website without addresses no event tells the account', async () => {
  const events: TelemetryEvent[] = []
  const onEvent = (event: TelemetryEvent): void => void events.push(event)

  for (const [, { run }] of ROWS) await run({ onEvent, analytics: { address: false } })

  expect(new Set(events.map(({ event }) => event)).size).toBe(ROWS.length)
  // The contract of a token is no account.
  expect(JSON.stringify(events).replaceAll(/erc20:0x\w+/g, '')).not.toMatch(
    /0x[0-9a-f]{40}|mira\.reown\.id/i,
  )
})
