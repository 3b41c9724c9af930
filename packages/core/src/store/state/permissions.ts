import type {
  AccountId,
  ApprovalForm,
  HeldPermission,
  Namespace,
  PlainError,
} from '../../contract/index.ts'
import type { SmartSession } from './smart-sessions.ts'

/** Something that this website may do, and that the visitor can end. */
export type SitePermission =
  /** A wallet shows its accounts, and is asked to sign and send. */
  | {
      readonly kind: 'wallet'
      readonly id: string
      readonly namespace: Namespace
      readonly sessionId: string
      readonly walletName: string
      readonly icon?: string | undefined
      /** Over a relay, from another device. */
      readonly isPaired: boolean
    }
  /** The website knows the visitor as this account. */
  | {
      readonly kind: 'signIn'
      readonly id: string
      readonly account: AccountId
      /** In epoch milliseconds; undefined where it is not known. */
      readonly endsAtMs?: number | undefined
    }
  | {
      readonly kind: 'smartSession'
      readonly id: string
      readonly account: AccountId
      readonly session: SmartSession
    }
  /** Something that the wallet itself lets the website do without asking. */
  | {
      readonly kind: 'held'
      readonly id: string
      readonly account: AccountId
      readonly held: HeldPermission
    }
  /** A contract may take tokens, or every item of a collection. */
  | {
      readonly kind: 'approval'
      readonly id: string
      readonly account: AccountId
      readonly token: string
      readonly spender: string
      readonly form?: ApprovalForm | undefined
      /** When it ends by itself, in epoch milliseconds. */
      readonly endsAtMs?: number | undefined
      /** In smallest units, as whole decimal digits; undefined where no node says how much it is. */
      readonly units?: string | undefined
      readonly decimals?: number | undefined
      readonly symbol?: string | undefined
      /** More than there can be of it. */
      readonly isUnlimited: boolean
    }

/** A part of the list that is read on its own. */
export type PermissionSource = SitePermission['kind']

/** Ending one of them. */
export type EndStep =
  /** The wallet or the server is asked. */
  | { readonly step: 'asking' }
  /** It was sent, and holds until the network has confirmed it. */
  | { readonly step: 'confirming' }
  | { readonly step: 'failed'; readonly error: PlainError }

/** The permissions of this website. */
export interface PermissionsState {
  readonly status: 'idle' | 'loading' | 'ready'
  /** The account that gave them, on its network. */
  readonly account?: AccountId | undefined
  /** The website, as the browser names it. */
  readonly origin?: string | undefined
  readonly items: readonly SitePermission[]
  /** Parts of which something could not be read: what is listed is not all. */
  readonly missing: readonly PermissionSource[]
  /** By id, what is being ended and what could not be. */
  readonly ending: Readonly<Record<string, EndStep>>
}
