import type { Undo } from '../contract/index.ts'
import { readAfterHint } from '../platform/read-after-hint.ts'
import type { EventOf } from '../store/domain-event.ts'
import { whenLoaded } from '../store/lazy-module.ts'
import { accountToSignIn } from './account-to-sign-in.ts'
import type { SiteSignInDeps } from './dependencies.ts'
import type { LazySignIn } from './lazy-sign-in.ts'
import type { SignIn } from './sign-in.ts'
import { HINT } from './sign-in-hint.ts'
import type { SignInSessions } from './sign-in-sessions.ts'

/** The part of signing in that follows what happens to accounts. Its code is loaded with the first account. */
export interface AccountSignIn {
  /**
   * Signs the active account in, unless it is.
   *
   * @returns undefined where there is nothing to wait for; otherwise a promise that resolves once it is
   * known whether the view is shown.
   */
  check(): Promise<void> | undefined
  /** A connection ended. */
  forget(event: EventOf<'connectionRemoved'>): void
  /** The account or the network of a session changed. */
  changed(event: EventOf<'sessionChanged'>): void
  /** The sign-ins of accounts; undefined without option `siwx`. */
  sessions(): Promise<SignInSessions | undefined>
  follow(): Undo
}

interface Deps extends SiteSignInDeps {
  readonly signIn: LazySignIn
}

/** Creates it for one core. */
export function createAccountSignIn(deps: Deps): AccountSignIn {
  const { state, tabs, timers, logger, signIn } = deps
  const isEnabled = state.signIn !== undefined

  function use(run: (loaded: SignIn) => void): void {
    // If the code can't be loaded the visitor can't sign in: a website that requires it notices.
    if (isEnabled) whenLoaded(signIn, run, () => {})
  }

  return {
    check() {
      const isOver = accountToSignIn(deps) === undefined && signIn.current() === undefined
      if (!isEnabled || isOver) return undefined
      return signIn.load().then(
        (loaded) => loaded.accountChanged(),
        (thrown: unknown) => logger.error('Signing in is not possible', thrown),
      )
    },
    forget({ session, by }) {
      if (by === 'visitor') use((loaded) => void loaded.signOut.ofSession(session))
    },
    changed({ session, before }) {
      use((loaded) => void loaded.signOut.after(before, session))
    },
    sessions: async () => (isEnabled ? (await signIn.load()).sessions : undefined),
    follow: () =>
      tabs.listen((topic) => {
        if (topic === HINT) readAfterHint(timers, () => signIn.current()?.recheck())
      }),
  }
}
