import type { SocialProvider } from '../options/options-state.ts'
import type { AuthState } from '../store/auth-state.ts'
import type { RootState } from '../store/root-state.ts'
import { cancelFarcaster } from './abandoned-logins.ts'
import type { EmailChange } from './email-change.ts'
import type { EmailLogin } from './email-login.ts'
import { beginLogin } from './embedded-wallet.state.ts'
import type { FarcasterLogin } from './farcaster-login.ts'
import type { FrameSync } from './frame-sync.ts'
import type { LoginPlace, SocialLogin } from './social-login.ts'

/**
 * Begins logins, one at a time: the view or the step of another must not follow the newest. One that is
 * begun while the modal is closed is the page's own.
 */
export interface OneLogin {
  readonly emailLogin: Pick<EmailLogin, 'submit' | 'resend' | 'enterCode'>
  readonly emailChange: Pick<EmailChange, 'submit' | 'resend' | 'enterCode'>
  /** @param place - Where the provider's page is shown; undefined for Farcaster. */
  startSocial(provider: SocialProvider, place: LoginPlace): void
  /** The page was opened with the result of a social login that had left it; the modal shows the rest. */
  returnFromSocial(resultUri: string): void
  /** Cancels the login that runs, and the change of its e-mail address. */
  cancelLogin(): void
}

interface Deps {
  readonly state: Pick<RootState, 'modal'>
  readonly auth: AuthState
  readonly emailLogin: EmailLogin
  readonly emailChange: EmailChange
  readonly socialLogin: SocialLogin
  readonly farcasterLogin: FarcasterLogin
  readonly frameSync: Pick<FrameSync, 'reload'>
}

/** Creates what begins the logins of one core. */
export function createOneLogin(deps: Deps): OneLogin {
  const { state, auth, emailLogin, emailChange, socialLogin, farcasterLogin } = deps

  function cancel(): void {
    emailLogin.cancel()
    socialLogin.cancel()
    cancelFarcaster(deps)
  }

  function begin(): void {
    beginLogin(auth, state.modal.isOpen ? 'modal' : 'page')
  }

  return {
    emailLogin: {
      ...emailLogin,
      submit(typed) {
        cancel()
        begin()
        emailLogin.submit(typed)
      },
    },
    emailChange: {
      ...emailChange,
      submit(typed) {
        begin()
        emailChange.submit(typed)
      },
    },
    returnFromSocial(resultUri) {
      beginLogin(auth, 'modal')
      socialLogin.goOn(resultUri)
    },
    startSocial(provider, place) {
      cancel()
      begin()
      if (provider === 'farcaster') farcasterLogin.start()
      else socialLogin.start(provider, place)
    },
    cancelLogin() {
      cancel()
      emailChange.cancel()
    },
  }
}
