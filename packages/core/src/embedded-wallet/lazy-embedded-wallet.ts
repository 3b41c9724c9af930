import {
  type DeviceFacts,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type PlainError,
  plainError,
  type Session,
  throwIfAborted,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import { type Lazy, lazy } from '../contract/lazy.ts'
import { hasLogins, isLoginOffered } from '../options/has-logins.ts'
import type { SocialProvider } from '../options/options-state.ts'
import { requireTerms } from '../options/terms.ts'
import type { Ports } from '../platform/ports.ts'
import type { Store } from '../store/create-store.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Connection } from '../store/root-state.ts'
import { AUTH_ID, isEmbedded, SOCIAL_ATTEMPT } from '../store/wallet-ids.ts'
import { type AuthActions, createAuthActions } from './auth-actions.ts'
import type { EmbeddedWalletDeps, FrameDeps } from './dependencies.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'
import { createFrameSlot } from './frame-slot.ts'

/** The embedded wallet before it is loaded, which knows whether it is needed. */
export interface LazyEmbeddedWallet {
  readonly actions: AuthActions
  /** Passes changes of the state on to the loaded wallet. */
  follow(): Undo
  /** Restores a stored session; undefined when the stored wallet is another one. */
  resume(
    connection: { readonly namespace: Namespace; readonly walletId: string },
    signal: AbortSignal,
  ): Promise<Connection | undefined> | undefined
  /** Returns true if the user can connect on a network without another login. */
  canOpenOn(networkId: NetworkId): boolean
  /** Opens a session for the user on a network of a namespace without one. */
  openOn(to: NetworkId, signal: AbortSignal): Promise<void>
  /** Another tab changed a session. */
  reread(session: Session, signal: AbortSignal): Promise<void>
  /** A connection of any wallet was removed. */
  connectionRemoved(event: EventOf<'connectionRemoved'>): void
  /** The visitor disconnects a session of any wallet. */
  close(session: Session): Promise<void>
  /** The same for a stored session of any wallet that is not restored yet. */
  closeStored(connection: { readonly walletId: string }): Promise<void>
  stop(): void
}

/** The dependencies of the embedded wallet, both of the lazy shell and of the loaded module. */
export interface LazyEmbeddedWalletDeps
  extends Omit<EmbeddedWalletDeps, 'state' | 'frame' | 'ports'> {
  readonly store: Pick<Store, 'state' | 'subscribe'>
  readonly ports: EmbeddedWalletDeps['ports'] & Pick<Ports, 'afterPaint'>
  readonly frame: Omit<FrameDeps, 'source' | 'slot' | 'isOriginRefused'> & {
    /** The source that the website provided as `auth`. */
    readonly source: FrameDeps['source'] | undefined
  }
}

/** Creates the embedded wallet of one core. It is loaded by the first action, or by `resume`. */
export function createLazyEmbeddedWallet(provided: LazyEmbeddedWalletDeps): LazyEmbeddedWallet {
  const { store, frame } = provided
  const { source } = frame
  const slot = createFrameSlot()
  const feedback = withoutAborts(provided.feedback)
  const origin = createOriginCheck({ ...provided, feedback })
  const wallet =
    source &&
    lazy(async () => {
      origin.check()
      const { createEmbeddedWallet } = await import('./embedded-wallet.ts')
      return createEmbeddedWallet({
        ...provided,
        feedback,
        state: store.state,
        frame: { ...frame, source, slot: slot.wait, isOriginRefused: origin.isRefused },
      })
    })

  const load = () => loadWallet(wallet, provided.timers.signal())
  const current = () => wallet?.current()
  return {
    actions: {
      ...createAuthActions({
        ...provided,
        feedback,
        wallet: { load, current },
        state: store.state,
        requireLogin: (login) => requireLogin(store.state, login),
        leavesPage: () => leavesPage(store.state.device),
      }),
      setFrameSlot: slot.set,
    },
    follow() {
      if (hasLogins(store.state.options)) {
        origin.check()
        returnFromSocial({ ...provided, feedback, load })
      }
      return store.subscribe(() => current()?.onStateChange())
    },
    resume({ walletId, namespace }, signal) {
      if (walletId !== AUTH_ID || !hasLogins(store.state.options)) return undefined
      return load().then((loaded) => loaded?.session.resume(namespace, signal))
    },
    canOpenOn(networkId) {
      const { auth } = store.state
      return auth?.user !== undefined && auth.networkIds.includes(networkId)
    },
    openOn: async (to, signal) => (await load())?.session.addNetwork(to, signal),
    async reread({ namespace }, signal) {
      await current()?.accountRefresh.syncWithStorage(namespace, signal)
    },
    connectionRemoved({ session, by }) {
      if (isEmbedded(session)) current()?.sessionEnded(by)
    },
    async close(session) {
      if (isEmbedded(session)) await current()?.signOut()
    },
    closeStored: (connection) => closeStored(store.state, connection, load),
    stop: () => current()?.stop(),
  }
}

/** Shows every error but an abort by the visitor, which is not a failure. */
function withoutAborts(feedback: LazyEmbeddedWalletDeps['feedback']) {
  return {
    ...feedback,
    showError(error: PlainError): void {
      if (error.code !== 'aborted') feedback.showError(error)
    },
  }
}

async function closeStored(
  { options }: Store['state'],
  connection: { readonly walletId: string },
  load: () => Promise<EmbeddedWallet | undefined>,
): Promise<void> {
  if (isEmbedded(connection) && hasLogins(options)) await (await load())?.signOutStored()
}

/** @throws LatchkeyError `auth.not-offered`, `terms.not-accepted`. */
function requireLogin(state: Store['state'], login: 'email' | SocialProvider): void {
  if (!isLoginOffered(state, login)) throw new LatchkeyError('auth.not-offered', { login })
  requireTerms(state)
}

/** Windows of Telegram's apps can't answer. In a frame (Telegram Web) they can, and `_top` is Telegram. */
function leavesPage({ isTelegram, isFramed }: DeviceFacts): boolean {
  return isTelegram && !isFramed
}

interface ReturnDeps extends Pick<LazyEmbeddedWalletDeps, 'ports' | 'feedback'> {
  load(): Promise<EmbeddedWallet | undefined>
}

/**
 * Continues a social login with the result in the page's address. Without a result it ends the login
 * that left the page.
 */
function returnFromSocial({ ports, feedback, load }: ReturnDeps): void {
  const resultUri = ports.takeParameter('result_uri')
  if (resultUri === undefined) {
    if (ports.tabStorage.get(ports.key(SOCIAL_ATTEMPT)) === undefined) return
    ports.tabStorage.remove(ports.key(SOCIAL_ATTEMPT))
    ports.storage.remove(ports.key('social_provider'))
    return
  }
  load()
    .then((loaded) => loaded?.returnFromSocial(resultUri))
    .catch((thrown: unknown) => feedback.showError(plainError(toLatchkeyError(thrown))))
}

/** Checks once whether the project allows this origin, after the page has been drawn. */
function createOriginCheck(
  deps: Pick<LazyEmbeddedWalletDeps, 'ports' | 'timers' | 'feedback' | 'frame'>,
): { check(): void; isRefused(): boolean } {
  const rule = lazy(async () => {
    await deps.ports.afterPaint()
    return import('./check-origin.ts')
  })
  let hasChecked = false
  let isRefused = false

  async function check(): Promise<void> {
    isRefused = await (await rule.load()).isOriginRefused(deps)
  }

  return {
    isRefused: () => isRefused,
    check() {
      if (hasChecked) return
      hasChecked = true
      // Without its code nothing is known about the origin; the next login tries again.
      check().catch(() => {
        hasChecked = false
      })
    },
  }
}

/**
 * Loads the wallet; undefined if the website has none.
 *
 * @throws LatchkeyError `http.network`; `aborted` if the core stopped in the meantime.
 */
async function loadWallet(
  wallet: Lazy<EmbeddedWallet> | undefined,
  signal: AbortSignal,
): Promise<EmbeddedWallet | undefined> {
  const loaded = await wallet?.load()
  throwIfAborted(signal)
  return loaded
}
