import type { ErrorCode, Namespace } from '../../contract/index.ts'
import type { Route } from '../routes.ts'

/** The name of a view; consequences know views by this alone. */
export type ViewName = Route['view']

/** A list on Account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The state of the modal, open or closed. */
export interface ModalState {
  isOpen: boolean
  /** The website reports that something of its own is loading. */
  isLoading: boolean
  /** Grows each time a close is refused; the shell shakes once for each. */
  refusals: number
  /** Only wallets of this namespace are offered. */
  namespaceFilter?: Namespace | undefined
  /** The tab of Account that the visitor chose; see `shownTab`. */
  accountTab?: AccountTab | undefined
}

/** The history of views; the last one is shown. */
export interface RouterState {
  history: readonly Route[]
  /** Direction of the last change, for the animation. */
  direction: 'next' | 'back'
}

/** A toast: one at a time, the newest wins. */
export interface Notice {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error' | 'loading'
  /** A fixed message, or a key of the messages of `react`. */
  readonly message: string
  /** Fill in what the message has in braces. */
  readonly values?: Readonly<Record<string, string>> | undefined
  /** The code of the failure; the view may have its own text for it. */
  readonly code?: ErrorCode | undefined
  /** The id of the transaction that it is about: its receipt says the same. */
  readonly transactionId?: string | undefined
  /** Shows more of it, such as a transaction in the network's explorer. */
  readonly link?: string | undefined
  /** The action that the visitor can try again from it; it stays until it is dismissed. */
  readonly action?: 'signOut' | undefined
}

/** A fault of the configuration, reported once. */
export interface Alert {
  readonly key: string
  readonly tone: 'info' | 'success' | 'warning' | 'error'
  readonly message: string
}
