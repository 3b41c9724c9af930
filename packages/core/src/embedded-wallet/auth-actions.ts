import { type EmbeddedAccountType, plainError, toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { SocialProvider } from '../options/options-state.ts'
import { beginSocial, type SocialDeps } from './begin-social.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'
import { EMAIL_CHANGE_VIEWS, EMAIL_LOGIN_VIEWS, isOneShown } from './login-views.ts'

/**
 * Logins and the embedded wallet. A login that is begun in a view of the open modal shows its views, which show
 * failures, too, and ends when they are left; by `beginSocial` the open modal gets the view. One that is begun
 * while the modal is closed, or shows something else, is shown by the page, from `state.auth`.
 *
 * Without a view that shows it, each rejects with `auth.none` where the website provided no `auth`, and with
 * `http.network` where logins cannot be loaded.
 */
export interface AuthActions {
  /** The visitor is about to enter an e-mail address. */
  selectEmail(): void
  /**
   * Loads what a login needs, the frame too, so that it begins sooner. Does nothing where logins by e-mail
   * are not offered, or before the terms are accepted. Failures are silent: the login itself tries again.
   */
  prepare(): void
  /**
   * Requests a code. Opens the view of the proof that the frame requests in its reply.
   *
   * @throws LatchkeyError `terms.not-accepted`, `auth.not-offered`, as `beginSocial`.
   */
  submitEmail(email: string): Promise<void>
  /** Sends the e-mail of the current step again, as soon as that is allowed. */
  resendEmail(): Promise<void>
  /** Enters the code of a login. */
  enterCode(code: string): Promise<void>
  /** Requests another e-mail address; opens the view of the code that the frame requests. */
  changeEmail(newEmail: string): Promise<void>
  /** Enters the code for the change. */
  enterChangeCode(code: string): Promise<void>
  /** Logs in by a social provider or Farcaster. The window opens in the task of this call. */
  beginSocial(provider: SocialProvider): Promise<void>
  /** Cancels the login that runs, and the change of its e-mail address. */
  cancel(): void
  /**
   * Changes the account type. Resolves once the account of this type is connected. Rejects in an open
   * modal, too, which also shows the failure.
   *
   * @throws LatchkeyError `auth.account-type`; `aborted` if the session ends in the meantime;
   *   `frame.timeout` and the like.
   */
  setAccountType(type: EmbeddedAccountType): Promise<void>
  /** Opens the page where the user manages the wallet. */
  openDashboard(): Promise<void>
  /** Sets the element in the modal's dialog that contains the frame; it has to stay there. */
  setFrameSlot(slot: HTMLElement): void
}

interface Deps extends SocialDeps {
  readonly ui: Pick<Ui, 'modal' | 'notices' | 'track'>
  readonly wallet: {
    /** The loaded wallet; undefined before. */
    current(): EmbeddedWallet | undefined
    /** Loads the wallet. */
    load(): Promise<EmbeddedWallet>
  }
  /** @throws LatchkeyError `auth.not-offered`, `terms.not-accepted`. */
  requireLogin(login: 'email' | SocialProvider): void
}

/** Creates the actions of one core. */
export function createAuthActions(deps: Deps): Omit<AuthActions, 'setFrameSlot'> {
  const { state, ui, wallet } = deps
  const isLoginShown = (): boolean => isOneShown(state, EMAIL_LOGIN_VIEWS)
  const isChangeShown = (): boolean => isOneShown(state, EMAIL_CHANGE_VIEWS)

  /**
   * The loaded wallet. An open modal shows why it could not be loaded.
   *
   * @throws LatchkeyError `http.network`.
   */
  async function requireWallet(
    isShown: boolean,
    onFailure: () => void = () => {},
  ): Promise<EmbeddedWallet> {
    try {
      return await wallet.load()
    } catch (thrown) {
      onFailure()
      if (isShown) reportFailure(deps, thrown)
      throw toLatchkeyError(thrown)
    }
  }

  /** Runs `use` at once where the wallet is loaded, so that windows may open; else after loading. */
  async function withWallet(
    isShown: boolean,
    use: (loaded: EmbeddedWallet) => void | Promise<void>,
    onFailure?: () => void,
  ): Promise<void> {
    try {
      await use(wallet.current() ?? (await requireWallet(isShown, onFailure)))
    } catch (thrown) {
      // The views show what failed; otherwise only the caller can.
      if (!isShown) throw thrown
    }
  }

  return {
    selectEmail: () => ui.track({ event: 'EMAIL_LOGIN_SELECTED' }),
    prepare: () => prepare(deps),
    async submitEmail(email) {
      deps.requireLogin('email')
      const isShown = isLoginShown()
      await withWallet(isShown, (loaded) => loaded.emailLogin.submit(email, isShown))
    },
    resendEmail: () => withWallet(isLoginShown() || isChangeShown(), resend),
    enterCode: (code) => withWallet(isLoginShown(), (loaded) => loaded.emailLogin.enterCode(code)),
    changeEmail(newEmail) {
      const isShown = isChangeShown()
      return withWallet(isShown, (loaded) => loaded.emailChange.submit(newEmail, isShown))
    },
    enterChangeCode: (code) =>
      withWallet(isChangeShown(), (loaded) => loaded.emailChange.enterCode(code)),
    cancel: () => wallet.current()?.cancelLogin(),
    async setAccountType(type) {
      const loaded = wallet.current() ?? (await requireWallet(state.modal.isOpen))
      await loaded.accountTypeChange.start(type)
    },
    openDashboard: () => withWallet(state.modal.isOpen, (loaded) => loaded.openDashboard()),
    async beginSocial(provider) {
      deps.requireLogin(provider)
      await beginSocial(deps, provider, withWallet)
    },
  }
}

/** At most one of them waits for a code. */
function resend({ emailLogin, emailChange }: EmbeddedWallet): void {
  emailLogin.resend()
  emailChange.resend()
}

function prepare({ wallet, requireLogin }: Deps): void {
  try {
    requireLogin('email')
  } catch {
    // A login that may not begin is not prepared.
    return
  }
  wallet.load().then(
    (loaded) => loaded.prepare(),
    // The visitor has requested nothing yet.
    () => undefined,
  )
}

/** The login could not be loaded; the visitor may try again. */
function reportFailure({ ports, ui }: Deps, thrown: unknown): void {
  const error = toLatchkeyError(thrown)
  if (error.code === 'aborted') return
  ports.logger.error('Logins could not be loaded', error)
  ui.notices.fail(plainError(error))
}
