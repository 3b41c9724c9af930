import type { CoreSessions } from '../connections/sessions.ts'
import {
  type DeviceFacts,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  throwIfAborted,
  type Undo,
} from '../contract/index.ts'
import { type Lazy, lazy } from '../contract/lazy.ts'
import type { Ui } from '../modal/ui.ts'
import { hasLogins, isLoginOffered } from '../options/has-logins.ts'
import type { SocialProvider } from '../options/options-state.ts'
import { requireTerms } from '../options/terms.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Store } from '../store/create-store.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Connection } from '../store/state/connections.ts'
import { AUTH_ID, isEmbedded } from '../store/wallet-ids.ts'
import { type AuthActions, createAuthActions } from './auth-actions.ts'
import type { FrameDeps } from './dependencies.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'
import { createFrameSlot } from './frame-slot.ts'
import { createOriginCheck } from './origin-check.ts'
import { returnFromSocial } from './return-from-social.ts'

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
export interface LazyEmbeddedWalletDeps {
  readonly store: Pick<Store, 'state' | 'subscribe'>
  readonly ports: CorePorts
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'open' | 'update' | 'end'>
  readonly ui: Ui
  readonly frame: Omit<FrameDeps, 'slot' | 'isOriginRefused'>
  /** The code that acts on an account: it is there before a session is opened. */
  readonly accountPart: Lazy<unknown>
}

/** Creates the embedded wallet of one core whose website has logins. */
export type CreateLogins = (deps: LazyEmbeddedWalletDeps) => LazyEmbeddedWallet

/** Creates the embedded wallet of one core. It is loaded by the first action, or by `resume`. */
export function createLazyEmbeddedWallet(provided: LazyEmbeddedWalletDeps): LazyEmbeddedWallet {
  const { store, frame } = provided
  const slot = createFrameSlot()
  const ui = withoutAborts(provided.ui)
  const origin = createOriginCheck(provided)
  const wallet = lazy(async () => {
    origin.check()
    const [{ createEmbeddedWallet }] = await Promise.all([
      import('./embedded-wallet.ts'),
      provided.accountPart.load(),
    ])
    return createEmbeddedWallet({
      ...provided,
      ui,
      state: store.state,
      frame: { ...frame, slot: slot.wait, isOriginRefused: origin.isRefused },
    })
  })

  const load = () => loadWallet(wallet, provided.timers.signal())
  const { current } = wallet
  return {
    actions: {
      ...createAuthActions({
        ...provided,
        ui,
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
        returnFromSocial({ ...provided, ui, load })
      }
      return store.subscribe(() => current()?.onStateChange())
    },
    resume({ walletId, namespace }, signal) {
      if (walletId !== AUTH_ID || !hasLogins(store.state.options)) return undefined
      return load().then(({ session }) => session.resume(namespace, signal))
    },
    canOpenOn(networkId) {
      const { auth } = store.state
      return auth?.user !== undefined && auth.networkIds.includes(networkId)
    },
    openOn: async (to, signal) => (await load()).session.addNetwork(to, signal),
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
function withoutAborts(ui: Ui): Ui {
  const { notices } = ui
  return {
    ...ui,
    notices: {
      ...notices,
      fail(error) {
        if (error.code !== 'aborted') notices.fail(error)
      },
    },
  }
}

async function closeStored(
  { options }: Store['state'],
  connection: { readonly walletId: string },
  load: () => Promise<EmbeddedWallet>,
): Promise<void> {
  if (isEmbedded(connection) && hasLogins(options)) await (await load()).signOutStored()
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

/**
 * Loads the wallet.
 *
 * @throws LatchkeyError `http.network`; `aborted` if the core stopped in the meantime.
 */
async function loadWallet(
  wallet: Lazy<EmbeddedWallet>,
  signal: AbortSignal,
): Promise<EmbeddedWallet> {
  const loaded = await wallet.load()
  throwIfAborted(signal)
  return loaded
}
