import {
  type EmbeddedAccountType,
  type Namespace,
  type NetworkId,
  type PlainError,
  type PopUp,
  plainError,
  type Session,
  throwIfAborted,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import { type Lazy, lazy } from '../contract/lazy.ts'
import { hasLogins } from '../options/has-logins.ts'
import type { SocialProvider } from '../options/options-state.ts'
import type { Store } from '../store/create-store.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Connection } from '../store/root-state.ts'
import { AUTH_ID, isEmbedded } from '../store/wallet-ids.ts'
import type { EmbeddedWalletDeps, FrameDeps } from './dependencies.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'
import { createFrameSlot } from './frame-slot.ts'

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
  /** Names the element in the modal's dialog in which the frame lives; it has to stay there. */
  setFrameSlot(slot: HTMLElement): void
}

/** The embedded wallet before it is loaded: what it takes to know whether it is needed. */
export interface LazyEmbeddedWallet {
  readonly actions: AuthActions
  /** Passes changes of the state on to the loaded wallet. */
  follow(): Undo
  /** Restores a stored session; undefined when the stored wallet is another one. */
  resume(
    connection: { readonly namespace: Namespace; readonly walletId: string },
    signal: AbortSignal,
  ): Promise<Connection | undefined> | undefined
  /** Whether the user can connect on a namespace without another login. */
  canOpenOn(namespace: Namespace): boolean
  /** Opens a session for the user on a network whose namespace has none. */
  openOn(to: NetworkId, signal: AbortSignal): Promise<void>
  /** Another tab changed a session. */
  reread(session: Session, signal: AbortSignal): Promise<void>
  /** A connection of any wallet was removed. */
  connectionRemoved(event: EventOf<'connectionRemoved'>): void
  /** The visitor disconnects a session of any wallet. */
  close(session: Session): Promise<void>
  stop(): void
}

/** What the embedded wallet needs before it is loaded, and then. */
export interface LazyEmbeddedWalletDeps extends Omit<EmbeddedWalletDeps, 'state' | 'frame'> {
  readonly store: Pick<Store, 'state' | 'subscribe'>
  readonly frame: Omit<FrameDeps, 'source' | 'slot'> & {
    /** What the website provided as `auth`. */
    readonly source: FrameDeps['source'] | undefined
  }
}

/** The same, with what loads the wallet. */
interface Deps extends LazyEmbeddedWalletDeps {
  /** Undefined where the website provided no `auth`. */
  readonly wallet: Lazy<EmbeddedWallet> | undefined
  setSlot(slot: HTMLElement): void
}

/** Size of the window of a social login, in CSS pixels. Source: docs/frame-protocol.md, section 7. */
const WINDOW_SIZE = { width: 600, height: 800 } as const

/** Creates the embedded wallet of one core. It is loaded by the first action, or by `resume`. */
export function createLazyEmbeddedWallet(provided: LazyEmbeddedWalletDeps): LazyEmbeddedWallet {
  const { store, frame } = provided
  const { source } = frame
  const slot = createFrameSlot()
  const feedback = {
    ...provided.feedback,
    // What the visitor aborted is no failure.
    showError(error: PlainError) {
      if (error.code !== 'aborted') provided.feedback.showError(error)
    },
  }
  const wallet =
    source &&
    lazy(async () => {
      const { createEmbeddedWallet } = await import('./embedded-wallet.ts')
      return createEmbeddedWallet({
        ...provided,
        feedback,
        state: store.state,
        frame: { ...frame, source, slot: slot.wait },
      })
    })
  const deps: Deps = { ...provided, feedback, wallet, setSlot: slot.set }
  return {
    actions: createActions(deps),
    follow: () => store.subscribe(() => wallet?.current()?.onStateChange()),
    resume({ walletId, namespace }, signal) {
      if (walletId !== AUTH_ID || !hasLogins(store.state.options)) return undefined
      return load(deps).then((loaded) => loaded?.session.resume(namespace, signal))
    },
    canOpenOn(namespace) {
      const { auth } = store.state
      return auth?.user !== undefined && auth.namespaces.includes(namespace)
    },
    async openOn(to, signal) {
      await (await load(deps))?.session.addNetwork(to, signal)
    },
    async reread({ namespace }, signal) {
      await wallet?.current()?.session.syncWithStorage(namespace, signal)
    },
    connectionRemoved({ session, by }) {
      if (isEmbedded(session)) wallet?.current()?.sessionEnded(by)
    },
    async close(session) {
      if (isEmbedded(session)) await wallet?.current()?.signOut()
    },
    stop: () => wallet?.current()?.stop(),
  }
}

/**
 * Loads the wallet. Undefined where the website has none.
 *
 * @throws LatchkeyError `http.network`; `aborted` when the core stopped meanwhile.
 */
async function load({ wallet, timers }: Deps): Promise<EmbeddedWallet | undefined> {
  const signal = timers.signal()
  const loaded = await wallet?.load()
  throwIfAborted(signal)
  return loaded
}

function createActions(deps: Deps): AuthActions {
  const { wallet, modal } = deps

  /** Runs `use` at once where the wallet is loaded, so that windows may open; else after loading. */
  function withWallet(
    use: (loaded: EmbeddedWallet) => void,
    onFailure: () => void = () => {},
  ): void {
    const current = wallet?.current()
    if (current !== undefined) {
      use(current)
      return
    }
    load(deps)
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
      if (wallet === undefined) return
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
