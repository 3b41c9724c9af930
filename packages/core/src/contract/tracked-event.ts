import type { Namespace, NetworkId } from './caip.ts'

interface Message {
  readonly message: string
}

interface OfSocialLogin {
  readonly provider: 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'
}

interface WhetherConnected {
  readonly connected: boolean
}

interface WhetherSmartAccount {
  readonly isSmartAccount: boolean
}

interface OfSignIn extends WhetherSmartAccount {
  readonly network: NetworkId
}

interface OfSend extends WhetherSmartAccount {
  readonly network: NetworkId
  /** Address of the token or symbol of the coin while it starts, then the symbol. */
  readonly token: string
  /** In whole tokens, not exact. */
  readonly amount: number
}

interface OfSwap extends WhetherSmartAccount {
  readonly network: NetworkId
  /** Symbols. */
  readonly swapFromToken: string
  readonly swapToToken: string
  /** In whole tokens, as plain decimals. */
  readonly swapFromAmount: string
  readonly swapToAmount: string
}

interface OfPayment {
  readonly paymentId: string
  readonly configuration: PayConfiguration
  readonly currentPayment: CurrentPayment
}

interface PayConfiguration {
  readonly network: NetworkId
  /** CAIP-19. */
  readonly asset: string
  /** CAIP-10; left out where no address may be tracked. */
  readonly recipient?: string | undefined
  /** In whole tokens, as a plain decimal. */
  readonly amount: string
}

interface CurrentPayment {
  readonly type: 'wallet' | 'exchange'
  readonly exchangeId?: string | undefined
  readonly sessionId?: string | undefined
  readonly status?: string | undefined
  /** Id of the transaction. */
  readonly result?: string | undefined
}

interface OfName extends WhetherSmartAccount {
  /** Left out where no address may be tracked. */
  readonly ensName?: string | undefined
}

interface OfHistory extends WhetherSmartAccount {
  /** Left out where no address may be tracked. */
  readonly address?: string | undefined
  readonly projectId: string | undefined
  /** The page; undefined for the first one. */
  readonly cursor: string | undefined
}

/** Every analytics event with its properties, by name. Source: docs/events.md. */
export interface TrackedEvents {
  /** The options of the website, plain data only. */
  readonly INITIALIZE: Readonly<Record<string, unknown>>
  readonly MODAL_OPEN: WhetherConnected
  readonly MODAL_CLOSE: WhetherConnected
  readonly CLICK_ALL_WALLETS: undefined
  readonly CLICK_WALLET_HELP: undefined
  readonly CLICK_NETWORK_HELP: undefined
  readonly CLICK_GET_WALLET: undefined
  readonly CLICK_NETWORKS: undefined
  readonly SEARCH_WALLET: { readonly badge: 'certified' | ''; readonly search: string }
  readonly SELECT_WALLET: {
    readonly name: string
    readonly platform: 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'
  }
  readonly CONNECT_SUCCESS: {
    readonly method: 'browser' | 'mobile' | 'qrcode' | 'email'
    readonly name: string
  }
  readonly CONNECT_ERROR: Message
  /** The visitor declined in the wallet, or in the secure site: in place of the event of a failure. */
  readonly USER_REJECTED: Message
  readonly CONNECT_PROXY_ERROR: Message & {
    /** The connection address without its key. */
    readonly uri: string
    readonly mobile_link: string
    readonly name: string
  }
  readonly DISCONNECT_SUCCESS: { readonly namespace: Namespace | 'all' }
  readonly DISCONNECT_ERROR: Message
  readonly SWITCH_NETWORK: { readonly network: NetworkId }
  readonly SET_PREFERRED_ACCOUNT_TYPE: {
    readonly accountType: 'eoa' | 'smartAccount'
    readonly network: NetworkId | ''
  }
  readonly SIWX_AUTH_SUCCESS: OfSignIn
  readonly SIWX_AUTH_ERROR: OfSignIn & Message
  readonly CLICK_SIGN_SIWX_MESSAGE: OfSignIn
  readonly CLICK_CANCEL_SIWX: OfSignIn
  readonly CLICK_TRANSACTIONS: WhetherSmartAccount
  readonly LOAD_MORE_TRANSACTIONS: OfHistory
  readonly ERROR_FETCH_TRANSACTIONS: OfHistory
  readonly OPEN_SEND: WhetherSmartAccount & { readonly network: NetworkId }
  readonly SEND_INITIATED: OfSend
  /** The transaction is left out where no address may be tracked. */
  readonly SEND_SUCCESS: OfSend & { readonly hash?: string | undefined }
  readonly SEND_ERROR: OfSend & Message
  readonly SEND_REJECTED: OfSend & Message
  readonly OPEN_SWAP: WhetherSmartAccount & { readonly network: NetworkId }
  readonly CLICK_SELECT_TOKEN_TO_SWAP: undefined
  readonly INITIATE_SWAP: OfSwap
  readonly SWAP_SUCCESS: OfSwap
  readonly SWAP_ERROR: OfSwap & Message
  readonly SWAP_APPROVAL_ERROR: OfSwap & Message
  readonly SELECT_BUY_CRYPTO: WhetherSmartAccount
  /** `coinbase`, `meld`, or the id of another provider. */
  readonly SELECT_BUY_PROVIDER: WhetherSmartAccount & { readonly provider: string }
  readonly SELECT_WHAT_IS_A_BUY: WhetherSmartAccount
  readonly PAY_MODAL_OPEN: {
    readonly exchanges: readonly { readonly id: string }[]
    readonly configuration: PayConfiguration
  }
  readonly PAY_EXCHANGE_SELECTED: {
    readonly exchange: { readonly id: string }
    readonly configuration: PayConfiguration
    readonly currentPayment: CurrentPayment
    /** Chosen by the website's own list. */
    readonly headless: boolean
  }
  readonly PAY_INITIATED: OfPayment
  readonly PAY_SUCCESS: OfPayment
  readonly PAY_ERROR: OfPayment
  readonly OPEN_ENS_FLOW: WhetherSmartAccount
  readonly REGISTER_NAME_INITIATED: OfName
  readonly REGISTER_NAME_SUCCESS: OfName
  readonly REGISTER_NAME_ERROR: OfName & { readonly error: string }
  readonly EMAIL_LOGIN_SELECTED: undefined
  readonly EMAIL_SUBMITTED: undefined
  readonly EMAIL_VERIFICATION_CODE_SENT: undefined
  readonly EMAIL_VERIFICATION_CODE_PASS: undefined
  readonly EMAIL_VERIFICATION_CODE_FAIL: Message
  readonly DEVICE_REGISTERED_FOR_EMAIL: undefined
  readonly EMAIL_EDIT: undefined
  readonly EMAIL_UPGRADE_FROM_MODAL: undefined
  readonly SOCIAL_LOGIN_STARTED: OfSocialLogin
  readonly SOCIAL_LOGIN_REQUEST_USER_DATA: OfSocialLogin
  readonly SOCIAL_LOGIN_SUCCESS: OfSocialLogin
  readonly SOCIAL_LOGIN_ERROR: OfSocialLogin
  readonly SOCIAL_LOGIN_CANCELED: OfSocialLogin
  readonly INTERNAL_SDK_ERROR: {
    readonly errorType: string
    readonly errorMessage: string
    readonly uncaught: boolean
  }
}

/** One analytics event: its name says which properties it has. */
export type TrackedEvent<Name extends keyof TrackedEvents = keyof TrackedEvents> = {
  readonly [Each in Name]: {
    readonly event: Each
    /** `error` for a failure of our code; every other event is something that the visitor did. */
    readonly type?: Each extends 'INTERNAL_SDK_ERROR' ? 'error' : undefined
  } & (undefined extends TrackedEvents[Each]
    ? { readonly properties?: undefined }
    : { readonly properties: TrackedEvents[Each] })
}[Name]
