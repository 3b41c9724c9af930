import type { SocialProvider } from '../options/options-state.ts'
import type { AuthState, EmailLoginStep } from '../store/state/auth.ts'
import type { ViewName } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'
import type { EmailChange } from './email-change.ts'
import type { EmailLogin } from './email-login.ts'
import { beginLogin } from './embedded-wallet.state.ts'
import type { FarcasterLogin } from './farcaster-login.ts'
import type { FrameSync } from './frame-sync.ts'
import { EMAIL_CHANGE_VIEWS, EMAIL_LOGIN_VIEWS, EMAIL_PROOF_VIEWS } from './login-views.ts'
import type { LoginPlace, SocialLogin } from './social-login.ts'

/**
 * Begins logins, one at a time: the view or the step of another must not follow the newest. One that is
 * begun while the modal shows no view of it is the page's own, whatever view is left.
 */
export interface Logins {
  readonly emailLogin: Pick<EmailLogin, 'resend' | 'enterCode'> & Submit
  readonly emailChange: Pick<EmailChange, 'resend' | 'enterCode'> & Submit
  /** @param place - Where the provider's page is shown; undefined for Farcaster. */
  startSocial(provider: SocialProvider, place: LoginPlace, isShown: boolean): void
  /** The page was opened with the result of a social login that had left it; the modal shows the rest. */
  returnFromSocial(resultUri: string): void
  /** Cancels the login that runs, and the change of its e-mail address. */
  cancelLogin(): void
}

interface Submit {
  /** @param isShown - A view of it was shown when it was begun. */
  submit(typed: string, isShown: boolean): void
}

/** The logins of one core, each of which runs at most once. */
interface AllLogins {
  readonly emailLogin: EmailLogin
  readonly emailChange: EmailChange
  readonly socialLogin: SocialLogin
  readonly farcasterLogin: FarcasterLogin
  readonly frameSync: Pick<FrameSync, 'reload'>
}

/** Creates what begins the logins of one core. */
export function createLogins(deps: AllLogins & { readonly auth: AuthState }): Logins {
  const { auth, emailLogin, emailChange, socialLogin, farcasterLogin } = deps

  function cancel(): void {
    emailLogin.cancel()
    socialLogin.cancel()
    cancelFarcaster(deps)
  }

  function begin(isShown: boolean): void {
    beginLogin(auth, isShown ? 'modal' : 'page')
  }

  return {
    emailLogin: {
      ...emailLogin,
      submit(typed, isShown) {
        cancel()
        begin(isShown)
        emailLogin.submit(typed)
      },
    },
    emailChange: {
      ...emailChange,
      submit(typed, isShown) {
        begin(isShown)
        emailChange.submit(typed)
      },
    },
    returnFromSocial(resultUri) {
      beginLogin(auth, 'modal')
      socialLogin.goOn(resultUri)
    },
    startSocial(provider, place, isShown) {
      cancel()
      begin(isShown)
      if (provider === 'farcaster') farcasterLogin.start()
      else socialLogin.start(provider, place)
    },
    cancelLogin() {
      cancel()
      emailChange.cancel()
    },
  }
}

/**
 * Cancels logins that the visitor left: none of their views is shown, or behind the one that is.
 * Those that the page shows itself are left to it. Called after each state change.
 */
export function cancelAbandonedLogins(
  deps: AllLogins & { readonly state: Pick<RootState, 'modal' | 'router' | 'auth'> },
): void {
  const { state, emailLogin, emailChange, socialLogin } = deps
  if (state.auth?.isHeadless) return
  const { history } = state.router
  const isOpen = (views: readonly ViewName[]): boolean =>
    state.modal.isOpen && history.some(({ view }) => views.includes(view))

  const email = emailLogin.state()
  // While the e-mail is being sent, its code view must not open over a view that was chosen since.
  const shown = history.at(-1)?.view ?? 'Connect'
  const isOnOtherView = email.step === 'sending' && !EMAIL_LOGIN_VIEWS.includes(shown)
  if (isOnOtherView || !isOpen(viewsOf(email))) emailLogin.cancel()
  if (!isOpen(EMAIL_CHANGE_VIEWS)) emailChange.cancel()
  if (!isOpen(['ConnectingSocial'])) socialLogin.cancel()
  if (!isOpen(['ConnectingFarcaster'])) cancelFarcaster(deps)
}

/** Cancels a login by Farcaster. The frame still waits for its approval: only a reload ends that. */
function cancelFarcaster({
  farcasterLogin,
  frameSync,
}: Pick<AllLogins, 'farcasterLogin' | 'frameSync'>): void {
  const { step } = farcasterLogin.state()
  if (step === 'idle') return
  farcasterLogin.cancel()
  if (step === 'preparing' || step === 'showingCode') frameSync.reload()
}

function viewsOf({ step }: EmailLoginStep): readonly ViewName[] {
  const isProof = step === 'awaitingDevice' || step === 'awaitingCode' || step === 'checkingCode'
  return isProof ? EMAIL_PROOF_VIEWS : EMAIL_LOGIN_VIEWS
}
