import type { SiteStorage, SiwxVerifier } from '../contract/index.ts'
import type { SiwxMessenger } from './create-message.ts'

/** Options of `localSiwx`; everything has a default. */
export interface LocalSiwxOptions {
  /** What the messages say. */
  readonly messenger?: SiwxMessenger
  /** Verify in place of the adapters, per namespace. */
  readonly verifiers?: readonly SiwxVerifier[]
  /** Where sign-ins are kept; default: where the modal stores. */
  readonly storage?: SiteStorage
  /** Whether a visitor who does not sign in is disconnected. Default: true. */
  readonly isRequired?: boolean
  /** Whether a sign-in ends when the wallet is disconnected. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether it ends when the wallet changes to another account. Default: false. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether it ends when the wallet changes to another network. Default: false. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
