import { LatchkeyError, type PlainError } from '../contract/index.ts'
import type { EndedBy } from '../store/domain-event.ts'
import { activeSession, activeSessions, currentRoute } from '../store/selectors.ts'
import type { ViewName } from '../store/state/modal.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isEmbedded } from '../store/wallet-ids.ts'
import type { Modal } from './modal.ts'
import { toPayment } from './to-payment.ts'

interface Deps {
  readonly state: Snapshot
  readonly modal: Pick<Modal, 'reset' | 'restore'>
  readonly notices: { fail(error: PlainError): void }
}

/**
 * Closes views of a session that ended, and removes them from the history. A visitor who did not end it and was
 * about to send, swap, buy or pay sees why, and can connect again.
 *
 * @param close - Closes the modal, or goes back to the payment that the visitor came from.
 */
export function leaveEndedSession(deps: Deps, by: EndedBy, close: () => void): void {
  const { state, modal } = deps
  if (!state.modal.isOpen) return
  const left = routesAfterSession(state)
  const error = by === 'visitor' || !isInMiddle(state) ? undefined : ENDED[by]
  if (left !== 'close') {
    if (left.length < state.router.history.length) modal.restore(left)
  } else if (error === undefined || toPayment(state.router)) close()
  else modal.reset({ view: 'Connect', params: {} })
  if (error !== undefined) deps.notices.fail(new LatchkeyError(error, {}))
}

/** The error that is shown, by who ended the session. */
const ENDED = {
  wallet: 'session.ended',
  lock: 'session.ended',
  tab: 'wallet.disconnected',
} as const

/** Views in which something is about to be sent, swapped, bought or paid. */
const OF_MONEY = /^(?:WalletSend|Swap|OnRamp|BuyInProgress|Pay)/

/** Returns true if the visitor was about to move money, and no account is left to do it with. */
function isInMiddle(state: Pick<Snapshot, 'accounts' | 'inactive' | 'router'>): boolean {
  return OF_MONEY.test(currentRoute(state.router).view) && !isConnectedAnywhere(state)
}

/** Returns true if a connection is there, or becomes the active one right after this. */
function isConnectedAnywhere(state: Pick<Snapshot, 'accounts' | 'inactive'>): boolean {
  const inactive = Object.values(state.inactive ?? {})
  return activeSessions(state).length > 0 || inactive.some((list) => (list?.length ?? 0) > 0)
}

/** Views of the active account. */
const OF_ACCOUNT: ReadonlySet<ViewName> = new Set<ViewName>([
  'Account',
  'ConnectingSiwe',
  'SIWXSignMessage',
  'SwitchNetwork',
  'UnsupportedChain',
  'AccountSettings',
  'AccountLabel',
  'Transactions',
  'Collectible',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletCompatibleNetworks',
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  'OnRampProviders',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
  'BuyInProgress',
  'OnRampActivity',
  'PayWithExchange',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'SmartSessionList',
  'SmartSessionCreated',
])

/** Views of all accounts. */
const OF_ANY: ReadonlySet<ViewName> = new Set<ViewName>(['Accounts', 'Permissions'])

/** Views of the embedded wallet. */
const OF_LOGIN: ReadonlySet<ViewName> = new Set<ViewName>([
  'UpgradeEmailWallet',
  'ApproveTransaction',
  'EmailUpdate',
  'EmailUpdatePrimaryOtp',
  'EmailUpdateSecondaryOtp',
])

/**
 * The history after a session ended, or `close` if the shown view belongs to it. Decided before
 * another connection becomes active: the end of a session of another namespace closes no view.
 */
function routesAfterSession(
  state: Pick<Snapshot, 'accounts' | 'inactive' | 'network' | 'router'>,
): Snapshot['router']['history'] | 'close' {
  const sessions = activeSessions(state)
  const isActive = activeSession(state, state.network.activeNamespace) !== undefined
  const isAnywhere = isConnectedAnywhere(state)
  const hasPlace = (view: ViewName, isHere: boolean): boolean => {
    if (OF_LOGIN.has(view)) return sessions.some(isEmbedded)
    if (OF_ANY.has(view)) return isAnywhere
    return !OF_ACCOUNT.has(view) || isHere
  }
  const { history } = state.router
  const shown = history.at(-1)
  if (shown === undefined || !hasPlace(shown.view, isActive)) return 'close'
  // Going back then shows the account of the connection that becomes active.
  return history.filter(({ view }) => hasPlace(view, isAnywhere))
}
