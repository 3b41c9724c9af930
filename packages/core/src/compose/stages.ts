import type { Actions } from '../actions/actions.ts'
import type { NodeReader, Undo, Wallet } from '../contract/index.ts'
import type { CoreOptions } from '../core-options.ts'
import type { Reaction } from '../events/bus.ts'
import type { AccountFlow } from './account-flow.ts'
import type { Base } from './base.ts'
import type { ConnectFlow } from './connect-flow.ts'

/** What moves the modal, whatever else is there. */
export type ModalActions = Pick<Actions, 'open' | 'close' | 'router'>

/** What can be asked of a core beyond the list of wallets. */
export type FarActions = Pick<Actions, 'network' | 'disconnect' | 'balances' | 'listing'>

/** What a core is before the rest of it is there: enough to list wallets and to connect one. */
export interface FirstStage {
  readonly base: Base
  readonly given: CoreOptions
  readonly account: AccountFlow
  readonly connect: ConnectFlow
  readonly modal: ModalActions
}

/**
 * The second stage of a core: everything that is needed only once the list of wallets stands, or
 * where somebody was connected before.
 */
export interface Rest {
  /** The product's consequences, in their order. */
  readonly reactions: readonly Reaction[]
  readonly actions: FarActions
  readonly nodes: NodeReader
  /** Takes stored sessions up; ends when each one is settled. */
  resume(signal: AbortSignal): Promise<void>
  /** A wallet that came late may be one that is waited for. */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
  /** Another tab said something. */
  hear(topic: string, signal: AbortSignal): void
  /** Follows the visitor from view to view for as long as the core runs. */
  follow(): Undo
  /** A view was left: what it waited for is dropped. */
  leave(): void
  /** Ends whatever runs. */
  stop(): void
}
