import type { NetworkId, PlainError, Session } from '../contract/index.ts'
import type { EventOf, WalletCard } from '../store/domain-event.ts'
import { activeSession, currentRoute } from '../store/selectors.ts'
import type { ConnectStep } from '../store/state/connections.ts'
import type { ViewName } from '../store/state/modal.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isSignInDue } from '../store/state/sign-in.ts'
import { leaveEndedSession } from './after-session.ts'
import { afterSwitch } from './after-switch.ts'
import { leave } from './leave.ts'
import type { Modal } from './modal.ts'
import { isSameRoute } from './same-route.ts'

/** The navigation of the modal by itself when connections and networks change: it closes views that are finished. */
export interface AutoNavigation {
  /**
   * Closes views of a session that ended, and removes them from the history. A visitor who did not end it and was
   * about to send, swap, buy or pay sees why, and can connect again.
   */
  closeAfterSession(event: Pick<EventOf<'sessionClosed'>, 'by'>): void
  /** Shows that a login succeeded for a moment, then closes; closes at once where no view shows it. */
  closeAfterLogin(event: Pick<EventOf<'sessionOpened'>, 'method' | 'isResumed'>): void
  /** Shows "Connected" for a moment, then closes; closes at once where another tab connected. */
  closeAfterConnection(event: Pick<EventOf<'sessionOpened'>, 'wallet' | 'isResumed'>): void
  /** A modal in the page's flow shows the account once there is one. */
  showAccountInPage(event: { readonly session: Session }): void
  /** Goes back to the view from which the switch started, once its success was shown for a moment. */
  closeAfterSwitch(event: { readonly networkId: NetworkId }): void
}

interface Deps {
  readonly state: Snapshot
  readonly modal: Pick<Modal, 'finish' | 'reset' | 'restore'>
  readonly timers: { after(delayMs: number, run: () => void): void }
  readonly notices: { fail(error: PlainError): void }
  readonly networks: { isOnUnsupported(): boolean }
}

/** How long a success is shown, in milliseconds. Source: docs/look.md, section 7. */
const CONNECTED_MS = 600

/** Views that wait for a wallet on another device. */
const PAIRING: readonly ViewName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']
/** Views that show a finished connection. */
const CONNECTING: readonly ViewName[] = ['ConnectingExternal', ...PAIRING]
/** Views of a login. */
const LOGINS: readonly ViewName[] = [
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'ConnectingSocial',
  'ConnectingFarcaster',
]

/** Creates the navigation of one core. */
export function createAutoNavigation(deps: Deps): AutoNavigation {
  const { state, modal, timers, networks } = deps
  const view = (): ViewName => currentRoute(state.router).view
  const close = (): void => leave(deps)

  return {
    closeAfterSession: ({ by }) => leaveEndedSession(deps, by, close),
    closeAfterLogin({ method, isResumed }) {
      const isLogin = method === 'email' || method === 'social'
      const isShown = LOGINS.includes(view())
      if (!state.modal.isOpen || !(isLogin || isShown) || isSignInDue(state)) return
      const isOwn = isLogin && !isResumed && isShown
      if (isOwn) afterShown(deps, () => isLoggedIn(state), close)
      else close()
    },
    closeAfterConnection({ wallet, isResumed }) {
      if (!state.modal.isOpen || isSignInDue(state)) return
      if (isResumed) {
        if (PAIRING.includes(view())) close()
        return
      }
      timers.after(CONNECTED_MS, () => {
        const isShown = state.modal.isOpen && CONNECTING.includes(view())
        const steps = [state.connect.current, state.pairing.current]
        if (isShown && steps.some((step) => isConnectedTo(step, wallet))) close()
      })
    },
    showAccountInPage({ session: { id, namespace } }) {
      const isActive = activeSession(state, namespace)?.id === id
      if (state.options.isEmbedded && isActive && view() === 'Connect') close()
    },
    closeAfterSwitch({ networkId }) {
      if (!state.modal.isOpen || networks.isOnUnsupported()) return
      const route = currentRoute(state.router)
      if (route.view !== 'SwitchNetwork' || route.params.networkId !== networkId) return
      const finish = (): void => {
        const left = afterSwitch(state.router.history)
        if (left === 'close') close()
        else modal.restore(left)
      }
      // Another tab, or the wallet by itself, switches without the steps that the view shows.
      const { step } = state.switchNetwork.current
      if (step === 'idle' || step === 'failed') finish()
      else afterShown(deps, () => state.switchNetwork.current.step === 'done', finish)
    },
  }
}

/**
 * Calls `finish` after the view has shown its success for a moment, unless the visitor left it. An
 * embedded modal does not wait.
 */
function afterShown(
  { state, timers }: Pick<Deps, 'state' | 'timers'>,
  isDone: () => boolean,
  finish: () => void,
): void {
  if (state.options.isEmbedded) {
    finish()
    return
  }
  const shown = currentRoute(state.router)
  timers.after(CONNECTED_MS, () => {
    const isThere = state.modal.isOpen && isSameRoute(currentRoute(state.router), shown)
    if (isThere && isDone()) finish()
  })
}

/** Returns true if the login that the view shows succeeded. */
function isLoggedIn({ auth, router }: Pick<Snapshot, 'auth' | 'router'>): boolean {
  switch (currentRoute(router).view) {
    case 'ConnectingSocial':
      return auth?.social.current.step === 'connected'
    case 'ConnectingFarcaster':
      return auth?.farcaster.current.step === 'connected'
    default:
      return auth?.email.current.step === 'connected'
  }
}

function isConnectedTo(step: ConnectStep | PairingStep, { id, namespace }: WalletCard): boolean {
  if (step.step !== 'connected') return false
  return step.wallet.id === id && step.wallet.namespace === namespace
}
