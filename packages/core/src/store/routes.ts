import type { AccountId, Namespace, NetworkId, RedirectProvider } from '../contract/index.ts'
import type { SwapTarget } from './state/swap.ts'

/** Nothing to be opened with. */
export type NoParams = Readonly<Record<string, never>>

/** Every view, and what it is opened with. Names are those of docs/specification.md, section 2. */
export interface Routes {
  readonly Connect: NoParams
  readonly AllWallets: NoParams
  readonly ConnectingWalletConnectBasic: NoParams
  /** A wallet of the listing, by its id; without one any wallet may scan the code. */
  readonly ConnectingWalletConnect: { readonly walletId?: string | undefined }
  readonly ConnectingExternal: { readonly namespace: Namespace; readonly walletId: string }
  /** A wallet that serves several namespaces, by one of its ids: which of them is to be connected. */
  readonly ConnectingMultiChain: { readonly walletId: string }
  /** The wallets of Connect, where it shows other ways before them. */
  readonly ConnectWallets: NoParams
  /** The e-mail field alone. */
  readonly EmailLogin: NoParams
  /** Logins, for visitors without a wallet. */
  readonly Create: NoParams
  /** All social logins. */
  readonly ConnectSocials: NoParams
  readonly ConnectingSocial: { readonly provider: RedirectProvider }
  readonly ConnectingFarcaster: NoParams
  readonly EmailVerifyDevice: { readonly email: string }
  readonly EmailVerifyOtp: { readonly email: string }
  readonly EmailUpdate: NoParams
  readonly EmailUpdatePrimaryOtp: { readonly newEmail: string }
  readonly EmailUpdateSecondaryOtp: { readonly newEmail: string }
  readonly AccountSettings: NoParams
  /** How a login's wallet becomes one that works everywhere. */
  readonly UpgradeEmailWallet: NoParams
  readonly ApproveTransaction: NoParams
  /** The website prepares the message that signs the active account in; SIWXSignMessage follows. */
  readonly ConnectingSiwe: NoParams
  /** The message that signs the active account in. */
  readonly SIWXSignMessage: NoParams
  /** The permissions of websites to act for the active account without asking. */
  readonly SmartSessionList: NoParams
  /** The permissions of this website, and how to end them. */
  readonly Permissions: NoParams
  /** One was granted. */
  readonly SmartSessionCreated: NoParams
  readonly Account: NoParams
  /** The history of the active account. */
  readonly Transactions: NoParams
  /** The receipt of a transaction of an account, by its id. */
  readonly Receipt: { readonly account: AccountId; readonly id: string }
  /** One of an account's collectibles, by the name under which the visitor met it. */
  readonly Collectible: {
    readonly account: AccountId
    readonly id: string
    readonly name: string
  }
  /** Every account of every wallet that is connected. */
  readonly Accounts: NoParams
  /** The visitor's own name for an account. */
  readonly AccountLabel: { readonly account: AccountId }
  /** The account gets a name. */
  readonly RegisterAccountName: NoParams
  readonly RegisterAccountNameSuccess: { readonly account: AccountId; readonly name: string }
  /** The address to send to. */
  readonly WalletReceive: NoParams
  /** A transfer of the active account; what is entered is in the state. */
  readonly WalletSend: NoParams
  readonly WalletSendSelectToken: NoParams
  /** The transfer that the visitor has to approve. */
  readonly WalletSendPreview: NoParams
  /** A swap of the active account; what is entered is in the state. */
  readonly Swap: NoParams
  readonly SwapSelectToken: { readonly target: SwapTarget }
  /** The swap that the visitor has to approve, and the step that is under way. */
  readonly SwapPreview: NoParams
  /** Buying with money for the active account; what is entered is in the state. */
  readonly OnRampProviders: NoParams
  readonly OnRampFiatSelect: NoParams
  readonly OnRampTokenSelect: NoParams
  /** A purchase that continues in the window of a provider. */
  readonly BuyInProgress: { readonly orderId: string }
  /** The purchases of the active account. */
  readonly OnRampActivity: NoParams
  readonly WhatIsABuy: NoParams
  /** The payment that a website asks for; it is in the state. */
  readonly Pay: NoParams
  /** The progress and the result of it. */
  readonly PayLoading: NoParams
  /** How much of what comes from an exchange to the active account. */
  readonly PayWithExchange: NoParams
  /** The networks on which the address can be sent to. */
  readonly WalletCompatibleNetworks: NoParams
  readonly Networks: NoParams
  readonly SwitchNetwork: { readonly networkId: NetworkId }
  /** A network that none of the connected wallets serves. */
  readonly SwitchActiveChain: { readonly networkId: NetworkId }
  readonly UnsupportedChain: NoParams
  readonly WhatIsAWallet: NoParams
  readonly WhatIsANetwork: NoParams
  readonly GetWallet: NoParams
  /** A wallet by the id and name under which the visitor met it. */
  readonly Downloads: { readonly walletId: string; readonly walletName: string }
}

/** The name of a view. */
export type RouteName = keyof Routes

/** A view together with its parameters. */
export type Route = {
  readonly [Name in RouteName]: { readonly view: Name; readonly params: Routes[Name] }
}[RouteName]

/** The names of `PublicView`, to check the view that a website requests. */
export const PUBLIC_VIEWS = [
  'Account',
  'Connect',
  'Networks',
  'AllWallets',
  'ConnectingWalletConnectBasic',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'EmailLogin',
  'Create',
  'WalletSend',
  'WalletReceive',
  'Swap',
  'OnRampProviders',
  'Transactions',
  'Accounts',
  'AccountSettings',
  'SmartSessionList',
  'Permissions',
] as const satisfies readonly RouteName[]

/** The views that a website can open by name. */
export type PublicView = (typeof PUBLIC_VIEWS)[number]
