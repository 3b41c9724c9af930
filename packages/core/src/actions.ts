import type { ActivityActions } from './activity/lazy-activity.ts'
import type { PendingActions } from './activity/lazy-pending.ts'
import type { BalancesActions } from './balances/balances.ts'
import type { CollectiblesActions } from './collectibles/lazy-collectibles.ts'
import type { ConnectActions } from './connections/connect.ts'
import type { ConnectionsActions } from './connections/several-wallets.ts'
import type { SwitchActions } from './connections/switch-network.ts'
import type { Namespace, PlainError } from './contract/index.ts'
import type { AuthActions } from './embedded-wallet/auth-actions.ts'
import type { LabelsActions } from './identity/labels.ts'
import type { ModalActions } from './modal/modal.ts'
import type { NamesActions } from './names/lazy-names.ts'
import type { Networks } from './networks/networks.ts'
import type { OnrampActions } from './onramp/onramp-actions.ts'
import type { TermsActions } from './options/terms.state.ts'
import type { OptionsActions } from './options-actions.ts'
import type { PairingActions } from './pairing/pairing-actions.ts'
import type { PayActions } from './pay/lazy-pay.ts'
import type { PermissionsActions } from './permissions/lazy-permissions.ts'
import type { PortfolioActions } from './portfolio/lazy-portfolio.ts'
import type { SendActions } from './send/lazy-send.ts'
import type { SignInActions } from './siwx/lazy-sign-in.ts'
import type { SmartSessionsActions } from './smart-sessions/lazy-smart-sessions.ts'
import type { Identity, Notice } from './store/root-state.ts'
import type { SwapActions } from './swap/lazy-swap.ts'
import type { CatalogActions, ListingActions } from './wallets/listing.ts'

/** The actions of buttons, views and websites that need no account. Every promise rejects with a LatchkeyError. */
export interface CoreActions extends ModalActions {
  readonly connect: ConnectActions
  readonly pairing: PairingActions
  readonly auth: AuthActions
  readonly network: SwitchActions & Pick<Networks, 'add' | 'remove'>
  readonly connections: ConnectionsActions

  /**
   * Ends all sessions of a namespace, or of all. A wallet that serves several namespaces at once
   * leaves them all.
   */
  disconnect(namespace?: Namespace): Promise<void>

  /**
   * Sets the visitor's consent to analytics events. With true, waiting events are sent; with false,
   * they are discarded, and no event is sent from then on. It is not stored.
   */
  consent(isGiven: boolean): void

  readonly labels: LabelsActions
  readonly siwx: SignInActions
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

/** The actions on what an account has and does. Every promise rejects with a LatchkeyError. */
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

  readonly names: NamesActions
  readonly balances: BalancesActions
  readonly portfolio: PortfolioActions
  readonly activity: ActivityActions & PendingActions
  readonly collectibles: CollectiblesActions
  readonly send: SendActions
  readonly swap: SwapActions
  readonly onramp: OnrampActions
  readonly pay: PayActions
  readonly smartSessions: SmartSessionsActions
  readonly permissions: PermissionsActions
}

/** All actions. */
export interface Actions extends CoreActions, AccountActions {}
