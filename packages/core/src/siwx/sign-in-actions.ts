import { LatchkeyError } from '../contract/index.ts'
import type { Flow } from '../store/run-machine.ts'
import type { SignInStep } from '../store/state/sign-in.ts'
import type { SignInEvent } from './sign-in.machine.ts'
import { type SignInFlowDeps, track } from './sign-in-reactions.ts'
import type { SignInSessions } from './sign-in-sessions.ts'
import type { SignOut } from './sign-out.ts'

/** Actions of views and websites on sign-ins. All reject with `siwx.not-enabled` without option `siwx`. */
export interface SignInActions {
  /** Asks the wallet to sign the message that is shown; nothing happens while none is. */
  sign(): void
  /** Leaves the sign-in: disconnects where it is required, closes otherwise. */
  cancel(): void
  /**
   * Checks again whether the active account is signed in, and asks the visitor to sign unless it is: for
   * example after they declined, or once the website's server has ended the session.
   */
  request(): Promise<void>
  /**
   * Ends the sign-in of the active account, and again those that a disconnect could not end because the
   * server did not answer.
   *
   * @throws LatchkeyError `siwx.sign-out-failed`: the visitor may be signed in still.
   */
  signOut(): Promise<void>
}

interface Parts {
  readonly flow: Flow<SignInStep, SignInEvent>
  readonly sessions: SignInSessions
  readonly signOut: SignOut
  accountChanged(): Promise<void>
}

/** Creates the actions of one core. */
export function createSignInActions(deps: SignInFlowDeps, parts: Parts): SignInActions {
  const { signIn } = deps
  const { flow, sessions, signOut, accountChanged } = parts
  return {
    sign() {
      const { current } = signIn
      if (current.step !== 'ready' && current.step !== 'failed') return
      track(deps, 'CLICK_SIGN_SIWX_MESSAGE', current.account)
      flow.send({ type: 'signRequested' })
    },
    cancel() {
      const { current } = signIn
      if (current.step === 'idle') return
      track(deps, 'CLICK_CANCEL_SIWX', current.account)
      flow.send({ type: 'left' })
      const { account } = current
      if (signIn.isRequired) deps.events.emit({ type: 'signInDeclined', account })
    },
    async request() {
      flow.send({ type: 'requested' })
      await accountChanged()
    },
    async signOut() {
      await signOut.retry()
      if (signIn.current.step !== 'done') return
      await sessions.end(signIn.current.account).catch((cause: unknown) => {
        throw new LatchkeyError('siwx.sign-out-failed', {}, { cause })
      })
    },
  }
}
