import type { PlainError } from '../contract/index.ts'
import type { SocialProvider } from '../options/options-state.ts'
import type {
  AuthState,
  EmailChangeStep,
  EmailLoginStep,
  FarcasterStep,
  SocialStep,
} from '../store/state/auth.ts'
import type { DeepReadonly, Snapshot } from '../store/state/root.ts'

/** A login, as websites see it. */
export interface PublicLogin {
  /**
   * The step that the login waits for: the visitor has to open the link in the e-mail
   * (`awaitingDevice`), to enter the code in the e-mail (`awaitingCode`), to log in in the window
   * (`awaitingResult`), or to scan `url` (`showingCode`). `idle` before a login and after it.
   */
  readonly step: (EmailLoginStep | SocialStep | FarcasterStep)['step']
  readonly method: 'email' | SocialProvider | undefined
  readonly email: string | undefined
  /** The link that the visitor scans with Farcaster's app, or opens on a phone. */
  readonly url: string | undefined
  /** Attempts left to enter the code; undefined while none is awaited. */
  readonly triesLeft: number | undefined
  /** Whole seconds until another e-mail may be requested; 0 when it may. */
  readonly resendSeconds: number
  /** Why the login failed, or why the last code was refused. */
  readonly error: PlainError | undefined
  /** The change of the e-mail address of a login that is connected. */
  readonly emailChange: DeepReadonly<EmailChangeStep>
}

const IDLE = { step: 'idle' } as const

/** The login of one core for websites. */
export function publicLogin({ auth }: Pick<Snapshot, 'auth'>): PublicLogin {
  const { method, current } = currentLogin(auth)
  return {
    step: current.step,
    method: current.step === 'idle' ? undefined : method,
    email: 'email' in current ? current.email : undefined,
    url: 'url' in current ? current.url : undefined,
    triesLeft: 'triesLeft' in current ? current.triesLeft : undefined,
    resendSeconds: auth?.resendSeconds ?? 0,
    error: 'error' in current ? current.error : undefined,
    emailChange: auth?.emailChange.current ?? IDLE,
  }
}

interface CurrentLogin {
  readonly method: 'email' | SocialProvider | undefined
  readonly current: EmailLoginStep | SocialStep | FarcasterStep
}

/** One login runs at a time: beginning one cancels the others. */
function currentLogin(auth: DeepReadonly<AuthState> | undefined): CurrentLogin {
  if (auth === undefined) return { method: undefined, current: IDLE }
  const { email, social, farcaster } = auth
  if (social.current.step !== 'idle') {
    return { method: social.current.provider, current: social.current }
  }
  if (farcaster.current.step !== 'idle') {
    return { method: 'farcaster', current: farcaster.current }
  }
  return { method: 'email', current: email.current }
}
