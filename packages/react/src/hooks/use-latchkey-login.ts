import type { PublicLogin } from '@latchkey/core'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { DeferredActions } from '../instance/deferred-actions.ts'

/** The step of a login, and what leads to the next one. */
export interface LatchkeyLogin extends PublicLogin, Readonly<DeferredActions['auth']> {}

/** Logins by e-mail and socials, for a page that shows their steps itself. */
export function useLatchkeyLogin(choice?: InstanceChoice): LatchkeyLogin {
  const latchkey = useInstance('useLatchkeyLogin', choice)
  const state = useReading(latchkey, (readings) => readings.login())
  return useMemo(() => ({ ...state, ...latchkey.actions.auth }), [state, latchkey])
}
