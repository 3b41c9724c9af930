import type { Actions } from '../actions/actions.ts'
import type { AdapterHost, Namespace, Session, Undo, Wallet } from '../contract/index.ts'
import type { CoreOptions } from '../core-options.ts'
import type { DomainEvent, WalletCard } from '../events/domain-event.ts'
import type { Route } from '../features/router/routes.ts'
import type { connectRows } from '../selectors/connect-rows.ts'
import type { Base } from './base.ts'

/** What moves the modal, whatever else is there. */
export type ModalActions = Pick<Actions, 'open' | 'close' | 'router'>

/** What can be asked of a core beyond the list of wallets. */
export type FarActions = Pick<
  Actions,
  | 'connect'
  | 'pairing'
  | 'auth'
  | 'network'
  | 'connections'
  | 'disconnect'
  | 'balances'
  | 'listing'
  | 'alerts'
  | 'openLink'
  | 'copy'
>

/** What a core is before the rest of it is there: enough to list wallets and to ask one. */
export interface FirstStage {
  readonly base: Base
  readonly given: CoreOptions
  /** What a wallet was asked already, if anything; from now on `signal` ends it. */
  asked(wallet: WalletCard, signal: AbortSignal): Promise<Session> | undefined
  readonly modal: ModalActions
}

/**
 * The second stage of a core: everything that is needed only once the list of wallets stands, or
 * where somebody was connected before.
 */
export interface Rest {
  /** Runs what an event causes. */
  react(event: DomainEvent): void
  readonly actions: FarActions
  /** What adapters are lent of it. */
  readonly lent: Pick<AdapterHost, 'nodes' | 'http'>
  /** Takes stored sessions up; ends when each one is settled. */
  resume(signal: AbortSignal): Promise<void>
  /**
   * The modal opens, for a namespace if it names one: where somebody is connected on that, and their
   * account is to be shown, it becomes the active one.
   *
   * @returns Whether the wallet is on a network that the website cannot work with.
   */
  enter(requested: Route | undefined, namespace: Namespace | undefined): boolean
  /** The list of wallets, with what is known of those that can be paired with. */
  rows: typeof connectRows
  /** A wallet that came late may be one that is waited for. */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
  /** Another tab said something. */
  hear(topic: string, signal: AbortSignal): void
  /** Follows wallets, and the visitor from view to view, for as long as the core runs. */
  follow(): Undo
  /** Shows a wallet-connect address of the website's own. */
  giveAddress(uri: string): void
  /** A view was left: what it waited for is dropped. */
  leave(): void
  /** Ends whatever runs. */
  stop(): void
}
