import type { PublicSignIn } from '@latchkey/core'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { DeferredActions } from '../instance/deferred-actions.ts'

/** Where the sign-in of the active account stands, and what leads on. */
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
