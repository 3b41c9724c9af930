import type { Namespace } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { Adapters } from '../store/adapters.ts'
import type { EndedBy } from '../store/domain-event.ts'
import { findSession } from '../store/selectors.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import { clearUser } from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'
import type { StoredLogin } from './stored-login.ts'
import { SIGN_OUT_MS } from './time-limits.ts'

/** How a login ends: on one namespace, and on all of them. */
export interface SignOut {
  /** A session ended. Forgets the login when it was the last one. */
  sessionEnded(by: EndedBy): void
  /** Signs out in the frame. Waits no longer than `SIGN_OUT_MS`. */
  signOut(): Promise<void>
  /** The same for a user whose session is not restored yet, and whose frame may not be loaded. */
  signOutStored(): Promise<void>
}

interface Deps {
  readonly state: RootState
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly adapters: Adapters
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'current' | 'load'>
  readonly storedLogin: Pick<StoredLogin, 'clear'>
}

/** Creates the sign-out of one core. */
export function createSignOut(deps: Deps): SignOut {
  const { state, auth, timers, adapters, frame, storedLogin } = deps
  let signingOut: Promise<void> | undefined

  async function requestFrame(): Promise<void> {
    const port = frame.current()
    if (port === undefined) return
    const timeout = new Promise<void>((resolve) => {
      timers.after(SIGN_OUT_MS, resolve)
    })
    await Promise.race([port.signOut(timers.signal()), timeout])
  }

  function sessionEnded(by: EndedBy): void {
    const isOpen = (namespace: Namespace): boolean =>
      findSession(state, namespace, AUTH_ID) !== undefined
    if (adapters.namespaces().some(isOpen)) return
    frame.current()?.rejectRequests()
    clearUser(auth)
    // A value that another tab stored belongs to that tab's login.
    if (by !== 'tab') storedLogin.clear()
  }

  function signOut(): Promise<void> {
    // A user on several namespaces is signed out of each, and of the frame once.
    signingOut ??= requestFrame().finally(() => {
      signingOut = undefined
    })
    return signingOut
  }

  return {
    sessionEnded,
    signOut,
    async signOutStored() {
      sessionEnded('visitor')
      await frame.load()
      await signOut()
    },
  }
}
