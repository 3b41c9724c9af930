import type { PublicSignIn } from '@latchkey/core'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { DeferredActions } from '../instance/deferred-actions.ts'

/** The step of the active account's sign-in, with the actions that continue it. */
export interface LatchkeySignIn extends PublicSignIn, Readonly<DeferredActions['siwx']> {
  /** The account is signed in. */
  readonly isSignedIn: boolean
}

/** The sign-in with a wallet, of the option `siwx`. */
export function useLatchkeySignIn(choice?: InstanceChoice): LatchkeySignIn {
  const latchkey = useInstance('useLatchkeySignIn', choice)
  const state = useReading(latchkey, (readings) => readings.signIn())
  return useMemo(
    () => ({ ...state, isSignedIn: state.step === 'done', ...latchkey.actions.siwx }),
    [state, latchkey],
  )
}
