import {
  type EmbeddedAccountType,
  type PopUp,
  plainError,
  toLatchkeyError,
} from '../contract/index.ts'
import type { SocialProvider } from '../options/options-state.ts'
import type { EmbeddedWalletDeps, FrameDeps } from './dependencies.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'

/** Logins and the embedded wallet. None of it does anything where the website provided no `auth`. */
export interface AuthActions {
  /** Requests a code. Opens the view of the proof that the frame asks for, once that is known. */
  submitEmail(email: string): void
  /** Sends the e-mail of the current step again, as soon as that is allowed. */
  resendEmail(): void
  /** Enters the code of a login. */
  enterCode(code: string): void
  /** Requests another e-mail address; opens the view of the code that the frame asks for. */
  changeEmail(newEmail: string): void
  /** Enters the code that the change asks for. */
  enterChangeCode(code: string): void
  /** Logs in by a social provider or Farcaster. The window opens in the task of this call. */
  beginSocial(provider: SocialProvider): void
  /** Changes the account type. */
  setAccountType(type: EmbeddedAccountType): void
  /** Opens the page where the user manages the wallet. */
  openDashboard(): void
  /** Sets the element in the modal's dialog that contains the frame; it has to stay there. */
  setFrameSlot(slot: HTMLElement): void
}

interface Deps extends Pick<EmbeddedWalletDeps, 'ports' | 'modal' | 'feedback'> {
  readonly frame: Pick<FrameDeps, 'secureSite'> & {
    /** What the website provided as `auth`. */
    readonly source: FrameDeps['source'] | undefined
  }
  /** The loaded wallet; undefined before. */
  current(): EmbeddedWallet | undefined
  /** Loads the wallet. Undefined where the website provided no `auth`. */
  load(): Promise<EmbeddedWallet | undefined>
  setSlot(slot: HTMLElement): void
}

/** Size of the window of a social login, in CSS pixels. Source: docs/frame-protocol.md, section 7. */
const WINDOW_SIZE = { width: 600, height: 800 } as const

/** Creates the actions of one core. */
export function createAuthActions(deps: Deps): AuthActions {
  const { frame, modal } = deps

  /** Runs `use` at once where the wallet is loaded, so that windows may open; else after loading. */
  function withWallet(
    use: (loaded: EmbeddedWallet) => void,
    onFailure: () => void = () => {},
  ): void {
    const current = deps.current()
    if (current !== undefined) {
      use(current)
      return
    }
    deps
      .load()
      .then((loaded) => loaded && use(loaded))
      .catch((thrown: unknown) => {
        onFailure()
        reportFailure(deps, thrown)
      })
  }

  return {
    submitEmail: (email) => withWallet((loaded) => loaded.emailLogin.submit(email)),
    resendEmail: () =>
      withWallet(({ emailLogin, emailChange }) => {
        // At most one of them waits for a code.
        emailLogin.resend()
        emailChange.resend()
      }),
    enterCode: (code) => withWallet((loaded) => loaded.emailLogin.enterCode(code)),
    changeEmail: (newEmail) => withWallet((loaded) => loaded.emailChange.submit(newEmail)),
    enterChangeCode: (code) => withWallet((loaded) => loaded.emailChange.enterCode(code)),
    setAccountType: (type) => withWallet((loaded) => loaded.accountTypeChange.start(type)),
    openDashboard: () => withWallet((loaded) => loaded.openDashboard()),
    setFrameSlot: deps.setSlot,
    beginSocial(provider) {
      if (frame.source === undefined) return
      showSocialView(deps, provider)
      // Browsers allow a window only in the task of the click: it opens before anything is loaded.
      const popUp = provider === 'farcaster' ? undefined : openLoginWindow(deps)
      withWallet(
        (loaded) => loaded.startSocial(provider, popUp),
        () => {
          popUp?.close()
          const { view } = modal.route()
          if (view === 'ConnectingSocial' || view === 'ConnectingFarcaster') modal.back()
        },
      )
    },
  }
}

/** The login could not be loaded; the visitor may try again. */
function reportFailure({ ports, feedback }: Deps, thrown: unknown): void {
  const error = toLatchkeyError(thrown)
  if (error.code === 'aborted') return
  ports.logger.error('Logins could not be loaded', error)
  feedback.showError(plainError(error))
}

function showSocialView({ modal }: Deps, provider: SocialProvider): void {
  modal.push(
    provider === 'farcaster'
      ? { view: 'ConnectingFarcaster', params: {} }
      : { view: 'ConnectingSocial', params: { provider } },
  )
}

function openLoginWindow({ ports, frame }: Deps): PopUp | undefined {
  const name = `latchkey-${ports.random.id()}`
  return ports.windows.popUp(`${frame.secureSite}/loading`, { name, ...WINDOW_SIZE })
}
