import type { AuthUser, EmbeddedAccountType } from './auth-user.ts'
import type { NetworkId } from './caip.ts'

/** What the frame tells without being asked, and what became of what it was asked. */
export type AuthChange =
  /** Any word of the frame about who is logged in; also another tab's. */
  | { readonly type: 'user'; readonly user: AuthUser }
  /** The frame says that nobody is logged in any more. */
  | { readonly type: 'loggedOut' }
  | {
      readonly type: 'smartAccountNetworks'
      readonly networkIds: readonly NetworkId<'eip155'>[]
    }
  | {
      readonly type: 'accountType'
      readonly accountType: EmbeddedAccountType
      readonly address: string
    }
  /** An unsafe request waits for the visitor; the frame has to be shown. */
  | { readonly type: 'approvalNeeded'; readonly method: string }
  /** It was answered, refused, or given up; others may still wait. */
  | {
      readonly type: 'approvalEnded'
      readonly method: string
      readonly outcome: 'done' | 'failed'
      /** Whether another one still waits. */
      readonly isMoreWaiting: boolean
    }
  /** A method on neither list was asked for, and refused. */
  | { readonly type: 'methodRefused'; readonly method: string }
  /** Source: facts, frame protocol, section 3. */
  | {
      readonly type: 'trouble'
      readonly kind: 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'
    }
  /** The frame can keep nothing in this browser: a login ends with the page. */
  | { readonly type: 'storageBlocked' }
