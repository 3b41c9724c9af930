import type { AccountType, Namespace, NamespaceTraits, NetworkId } from '../contract/index.ts'
import type { FiatCurrency } from './fiat-currency.ts'

/** Ways to connect, in the order a site may choose. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Groups of wallets in the list. Source: docs/specification.md, section 2. */
export type ConnectorType =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Social logins. Source: docs/specification.md, section 1. */
export type SocialProvider =
  | 'google'
  | 'github'
  | 'apple'
  | 'facebook'
  | 'x'
  | 'discord'
  | 'farcaster'

/** The features that the account view can offer, in the order that a site may choose. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** The traits of a namespace that the state contains: plain data. */
export type PlainTraits = Pick<
  NamespaceTraits,
  'nativeDecimals' | 'hasAddressPerNetwork' | 'accountTypes' | 'defaultAccountType'
>

/** The features that are switched on. Source: docs/specification.md, section 9. */
export interface Features {
  readonly swaps: boolean
  readonly onramp: boolean
  readonly receive: boolean
  readonly send: boolean
  readonly email: boolean
  readonly emailShowWallets: boolean
  readonly socials: readonly SocialProvider[] | false
  /**
   * If true, Account has an activity on EVM networks; a list: on the networks of these namespaces.
   */
  readonly history: boolean | readonly Namespace[]
  /** Transactions that the website sends by the provider are shown as pending, as those of the modal. */
  readonly siteTransactions: boolean
  /**
   * The accounts for which Account has the tabs Tokens and NFTs: all, those of the embedded wallet, or none.
   * Default: all.
   */
  readonly assets: 'all' | 'embedded' | 'none'
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly pay: boolean
  readonly connectorTypeOrder: readonly ConnectorType[]
  /** Unset: chosen by what is installed. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/** How a site describes itself to wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** A wallet that the site lists on its own account. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly imageUrl?: string | undefined
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** The same as a website may write it: also with the names of the wallet listing. */
export interface CustomWalletInput extends CustomWallet {
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
}

/** A token of a network. */
export interface SiteToken {
  /** The address of its contract, or its mint on Solana. */
  readonly address: string
  /** The picture that Account shows beside the balance. From https and `data:image/` only. */
  readonly image?: string | undefined
}

/** How visitors buy with money. */
export interface OnrampSettings {
  /** The website's own public key at Meld; without it Meld is not offered. */
  readonly meldKey: string
  /**
   * The website's name in its account at Coinbase, 32 to 50 characters. Default: the address that
   * buys.
   */
  readonly partnerUserId: string
  /**
   * Neither buying nor exchanges are offered to visitors in these time zones, by their IANA names. Default:
   * those of China, Hong Kong and Macau; `[]` for none.
   */
  readonly restrictedTimezones: readonly string[]
  /**
   * The country of visitors who buy, which decides their ways of paying. Default: the country of
   * the browser's language, else `US`. Source: ISO 3166-1 alpha-2.
   */
  readonly countryCode: string
}

/** The addresses of the services. */
export interface Endpoints {
  readonly blockchainApi: string
  readonly walletApi: string
  readonly analytics: string
  readonly relay: string
  readonly secureSite: string
  /**
   * The address from which pictures on IPFS are read: the part before `/ipfs/…`. Without it they
   * are not shown.
   */
  readonly ipfsGateway?: string | undefined
}

/** An account, for the website's own picture of it. */
export interface AvatarAccount {
  readonly namespace: Namespace
  readonly address: string
}

/** Returns the address of the website's own picture for an account; undefined where it has none. */
export type AvatarSource = (account: AvatarAccount) => string | undefined

/** Colours by day or night, or as the visitor's system has it. */
export type ThemeMode = 'dark' | 'light' | 'system'

/** The website's options as plain data, defaults filled in. */
export interface OptionsState {
  readonly projectId?: string | undefined
  metadata?: Metadata | undefined
  features: Features
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly includeWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
  readonly featuredWalletIds: readonly string[]
  readonly customWallets: readonly CustomWallet[]
  /** By CAIP-2 id. */
  readonly tokens: Readonly<Record<string, SiteToken>>
  themeMode: ThemeMode
  themeVariables: Readonly<Record<string, string | number | undefined>>
  allowUnsupportedChain: boolean
  readonly isEmbedded: boolean
  readonly locksScroll: boolean
  readonly isManualWalletConnect: boolean
  canSwitchNetwork: boolean
  readonly usesWalletConnect: boolean
  readonly usesWallets: boolean
  readonly usesInjected: boolean
  readonly usesAnnounced: boolean
  readonly reconnects: boolean
  showsWalletGuide: boolean
  readonly showsCodeBesideList: boolean
  readonly isDebug: boolean
  /** Account types that may be used, by namespace; undefined: all. */
  readonly accountTypes?:
    | { readonly [Key in Namespace]?: readonly AccountType[] | undefined }
    | undefined
  defaultAccountTypes?: { readonly [Key in Namespace]?: AccountType | undefined } | undefined
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
  readonly chainImages: Readonly<Record<string, string>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly avatar?: AvatarSource | undefined
  readonly currency?: FiatCurrency | undefined
  /** The namespaces with a source of collectibles of the website's own. */
  readonly collectibleNamespaces: readonly Namespace[]
  /** The networks of the website's own source of swaps; undefined without one. */
  readonly swapNetworks?: readonly NetworkId[] | undefined
  /** The visitor's time zone, by its IANA name; read at the start. */
  timeZone?: string | undefined
  /** The time zones that the website excludes from buying and exchanges; undefined: the usual ones. */
  readonly restrictedTimezones?: readonly string[] | undefined
  /** Namespaces whose adapter reads tokens. */
  readonly tokenNamespaces: readonly Namespace[]
  /** Namespaces whose adapter can send with a reviewed fee. */
  readonly sendNamespaces: readonly Namespace[]
  /** The plain traits of the adapters, by namespace. */
  readonly traits: { readonly [Key in Namespace]?: PlainTraits | undefined }
  readonly hasAdapters: boolean
  /** The website provided `walletConnect`. */
  readonly hasRelay: boolean
  /** Pairing works without a project id: the relay or the provider is the website's own. */
  readonly hasOwnRelay: boolean
  /** The website provided `auth`, which performs e-mail and social logins. */
  readonly hasAuth: boolean
}
