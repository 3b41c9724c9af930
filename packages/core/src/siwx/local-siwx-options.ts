import type { SiteStorage, SiwxVerifier } from '../contract/index.ts'
import type { SiwxMessenger } from './create-message.ts'

/** Options of `localSiwx`; everything has a default. */
export interface LocalSiwxOptions {
  /** The website's parts of the messages. */
  readonly messenger?: SiwxMessenger
  /** Verify in place of the adapters, per namespace. */
  readonly verifiers?: readonly SiwxVerifier[]
  /** The storage of sign-ins; default: that of the modal. */
  readonly storage?: SiteStorage
  /** If true, a visitor who does not sign in is disconnected. Default: true. */
  readonly isRequired?: boolean
  /** If true, a sign-in ends when the wallet is disconnected. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** If true, it ends when the wallet changes to another account. Default: false. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** If true, it ends when the wallet changes to another network. Default: false. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
