import type { EmailLoginStep } from '../store/auth-state.ts'
import type { RootState, ViewName } from '../store/root-state.ts'
import type { EmailChange } from './email-change.ts'
import type { EmailLogin } from './email-login.ts'
import type { FarcasterLogin } from './farcaster-login.ts'
import type { FrameSync } from './frame-sync.ts'
import { EMAIL_CHANGE_VIEWS, EMAIL_LOGIN_VIEWS, EMAIL_PROOF_VIEWS } from './login-views.ts'
import type { SocialLogin } from './social-login.ts'

interface Deps {
  readonly state: Pick<RootState, 'modal' | 'router' | 'auth'>
  readonly emailLogin: EmailLogin
  readonly emailChange: EmailChange
  readonly socialLogin: SocialLogin
  readonly farcasterLogin: FarcasterLogin
  readonly frameSync: Pick<FrameSync, 'reload'>
}

/**
 * Cancels logins that the visitor left: none of their views is shown, or behind the one that is.
 * Those that the page shows itself are left to it. Called after each state change.
 */
export function cancelAbandonedLogins(deps: Deps): void {
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
export function cancelFarcaster({
  farcasterLogin,
  frameSync,
}: Pick<Deps, 'farcasterLogin' | 'frameSync'>): void {
  const { step } = farcasterLogin.state()
  if (step === 'idle') return
  farcasterLogin.cancel()
  if (step === 'preparing' || step === 'showingCode') frameSync.reload()
}

function viewsOf({ step }: EmailLoginStep): readonly ViewName[] {
  const isProof = step === 'awaitingDevice' || step === 'awaitingCode' || step === 'checkingCode'
  return isProof ? EMAIL_PROOF_VIEWS : EMAIL_LOGIN_VIEWS
}
