import type { ApprovalRequest } from '../../approval/approval-request.ts'
import type { WalletCore } from '../wallet-core.ts'

/** A method without approval. */
export type SafeMethod = (core: WalletCore, params: unknown) => Promise<unknown> | unknown

/** A request that was read and can be shown, and what happens once it is approved. */
export interface Proposal {
  readonly request: Omit<ApprovalRequest, 'origin'>
  run(): Promise<unknown>
}

/**
 * A method that a visitor has to approve. `origin` is the requesting origin, as the browser reports
 * it.
 */
export type UnsafeMethod = (core: WalletCore, params: unknown, origin: string) => Promise<Proposal>

/** Parameters as a list; anything else counts as an empty one. */
export function asList(params: unknown): readonly unknown[] {
  return Array.isArray(params) ? params : []
}
