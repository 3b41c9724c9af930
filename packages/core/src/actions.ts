import type { ActivityActions } from './activity/lazy-activity.ts'
import type { PendingActions } from './activity/lazy-pending.ts'
import type { BalancesActions } from './balances/balances.ts'
import type { CollectiblesActions } from './collectibles/lazy-collectibles.ts'
import type { ConnectActions } from './connections/connect.ts'
import type { ConnectionsActions } from './connections/several-wallets.ts'
import type { SwitchActions } from './connections/switch-network.ts'
import type { Lazy, Namespace, PlainError } from './contract/index.ts'
import type { AuthActions } from './embedded-wallet/auth-actions.ts'
import type { LabelsActions } from './identity/labels.ts'
import type { ModalActions } from './modal/modal.ts'
import type { NamesActions } from './names/names.ts'
import type { Networks } from './networks/networks.ts'
import type { OnrampActions } from './onramp/onramp.ts'
import type { TermsActions } from './options/terms.state.ts'
import type { OptionsActions } from './options-actions.ts'
import type { PairingActions } from './pairing/pairing-actions.ts'
import type { PayActions } from './pay/pay.ts'
import type { PermissionsActions } from './permissions/permissions.ts'
import type { PortfolioActions } from './portfolio/lazy-portfolio.ts'
import type { SendActions } from './send/send.ts'
import type { SignInActions } from './siwx/sign-in-actions.ts'
import type { SmartSessionsActions } from './smart-sessions/smart-sessions.ts'
import type { OpenWalletRequest } from './store/open-request.ts'
import type { Identity } from './store/state/balances.ts'
import type { Notice } from './store/state/modal.ts'
import type { SwapActions } from './swap/swap.ts'
import type { CatalogActions, ListingActions } from './wallets/listing.ts'

/** The actions of buttons, views and websites that need no account. Every promise rejects with a LatchkeyError. */
export interface CoreActions extends ModalActions {
  /**
   * Opens the modal and connects a wallet at once, as `open({ wallet })` of an instance.
   *
   * @throws LatchkeyError `wallet.unknown` where no such wallet is offered, and as `open`; nothing is
   * opened then.
   */
  openWallet(request: OpenWalletRequest): Promise<void>
  readonly connect: ConnectActions
  readonly auth: AuthActions
  readonly network: SwitchActions & Pick<Networks, 'add' | 'remove'>

  /**
   * Sets the visitor's consent to analytics events. With true, waiting events are sent; with false,
   * they are discarded, and no event is sent from then on. It is not stored.
   */
  consent(isGiven: boolean): void

  readonly labels: LabelsActions
  readonly listing: ListingActions
  readonly catalog: CatalogActions

  readonly notices: {
    show(notice: Omit<Notice, 'id'>): void
    /** Shows the visitor a failure, in their language if there is a text for it. */
    fail(error: PlainError): void
    dismiss(): void
  }
  readonly alerts: { dismiss(key: string): void }
  readonly terms: TermsActions

  readonly options: OptionsActions

  /**
   * Opens an external link in a new tab, if it is safe.
   *
   * @returns false if it is known to be refused.
   */
  openLink(href: string): boolean
  /** Puts text on the clipboard. */
  copy(text: string): Promise<void>
}

/**
 * The actions on what an account has and does, and those that pair a wallet. They are loaded once the list
 * stands. What only some visitors use is loaded when it is first needed: `await account.swap.load()` has
 * its actions. Every promise rejects with a LatchkeyError.
 */
export interface AccountActions {
  /**
   * Reads the name and the picture that belong to an address, connected or not, from the blockchain API.
   * A name counts only where it resolves to the address.
   *
   * @returns Neither where there is none, no project id, or no adapter that knows names.
   * @throws LatchkeyError `http.network` and the like; `rpc.unavailable` and the like while it is not known
   *   whose the name is.
   */
  fetchIdentity(address: string): Promise<Identity>

  readonly pairing: PairingActions
  readonly connections: ConnectionsActions
  /**
   * Ends all sessions of a namespace, or of all. A wallet that serves several namespaces at once
   * leaves them all.
   */
  disconnect(namespace?: Namespace): Promise<void>

  readonly siwx: Lazy<SignInActions>
  readonly names: Lazy<NamesActions>
  readonly balances: BalancesActions
  readonly portfolio: PortfolioActions
  readonly activity: ActivityActions & PendingActions
  readonly collectibles: CollectiblesActions
  readonly send: Lazy<SendActions>
  readonly swap: Lazy<SwapActions>
  readonly onramp: Lazy<OnrampActions>
  readonly pay: Lazy<PayActions>
  readonly smartSessions: Lazy<SmartSessionsActions>
  readonly permissions: Lazy<PermissionsActions>
}

/** All actions. */
export interface Actions extends CoreActions, AccountActions {}
