import type { SocialProvider } from '../options/options-state.ts'
import type { AuthState } from '../store/auth-state.ts'
import { cancelFarcaster } from './abandoned-logins.ts'
import type { EmailChange } from './email-change.ts'
import type { EmailLogin } from './email-login.ts'
import { beginLogin } from './embedded-wallet.state.ts'
import type { FarcasterLogin } from './farcaster-login.ts'
import type { FrameSync } from './frame-sync.ts'
import type { LoginPlace, SocialLogin } from './social-login.ts'

/**
 * Begins logins, one at a time: the view or the step of another must not follow the newest. One that is
 * begun while the modal shows no view of it is the page's own, whatever view is left.
 */
export interface OneLogin {
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

interface Deps {
  readonly auth: AuthState
  readonly emailLogin: EmailLogin
  readonly emailChange: EmailChange
  readonly socialLogin: SocialLogin
  readonly farcasterLogin: FarcasterLogin
  readonly frameSync: Pick<FrameSync, 'reload'>
}

/** Creates what begins the logins of one core. */
export function createOneLogin(deps: Deps): OneLogin {
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
