import type { AccountId, PlainError, Storage, Undo, Visibility } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { Notice } from '../store/root-state.ts'
import type { OutcomeDeps } from './read-outcome.ts'
import type { SwapOnceDeps } from './swap-once.ts'
import type { SourceDeps } from './swap-source.ts'

/** The dependencies of swapping. */
export interface SwapDeps extends SwapOnceDeps, SourceDeps {
  readonly services: SourceDeps['services'] & OutcomeDeps['services']
  subscribe(listener: () => void): Undo
  readonly clock: { now(): number }
  readonly timers: { after(delayMs: number, run: () => void): Undo; signal(): AbortSignal }
  readonly visibility: Visibility
  readonly tabStorage: Storage
  /** Makes a storage key of a name. */
  key(name: string): string
  readonly modal: Pick<Modal, 'reset' | 'push' | 'back' | 'route'>
  readonly notices: {
    show(notice: Omit<Notice, 'id'>): number
    fail(error: PlainError): number
  }
  /** Reads what the account holds, as far as that is not known. */
  readKnown(account: AccountId): void
}
