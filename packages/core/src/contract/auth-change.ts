import type { AuthUser, EmbeddedAccountType } from './auth-user.ts'
import type { NetworkId } from './caip.ts'

/** The reports of the frame without a request, and the ends of requests that need approval. */
export type AuthChange =
  /** The frame named its user, in a reply or by itself. */
  | { readonly type: 'user'; readonly user: AuthUser }
  /** The frame reports that the user is logged out. */
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
  /** A request waits for the visitor's approval; the frame has to be shown. */
  | { readonly type: 'approvalNeeded'; readonly id: string; readonly method: string }
  /** It was approved, declined or aborted; others may still wait. */
  | {
      readonly type: 'approvalEnded'
      /** The id of its `approvalNeeded`. */
      readonly id: string
      readonly method: string
      readonly outcome: 'done' | 'failed'
      /** Is true if another one still waits. */
      readonly isMoreWaiting: boolean
    }
  /** A website requested a method on neither list; it was refused. */
  | { readonly type: 'methodRefused'; readonly method: string }
  /** Source: docs/frame-protocol.md, section 3. */
  | {
      readonly type: 'trouble'
      readonly kind: 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'
    }
  /** The browser gives the frame no storage: a login ends with the page. */
  | { readonly type: 'storageBlocked' }
