import type {
  AccountId,
  PlainError,
  SiweConfig,
  Siwx,
  SiwxHost,
  TrackedEvent,
  Undo,
} from '../contract/index.ts'
import { namespaceOf } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { TransactionStack } from '../modal/transaction-stack.ts'
import type { Ports } from '../platform/ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import { activeWallet } from '../store/selectors.ts'
import type { Notice } from '../store/state/modal.ts'
import type { RootState, Snapshot } from '../store/state/root.ts'

/** The dependencies of signing in. Only `state.signIn` is written here. */
export interface SignInDeps
  extends Pick<
    Ports,
    'clock' | 'http' | 'logger' | 'random' | 'readPage' | 'storage' | 'tabs' | 'visibility'
  > {
  readonly state: RootState
  readonly adapters: Adapters
  readonly events: Pick<Events, 'emit'>
  readonly timers: { after(delayMs: number, run: () => void): Undo; signal(): AbortSignal }
  readonly modal: Pick<Modal, 'open' | 'finish' | 'reset' | 'replace' | 'restore'>
  readonly transactions: Pick<TransactionStack, 'push'>
  readonly notices: { fail(error: PlainError): void; show(notice: Omit<Notice, 'id'>): void }
  track(event: TrackedEvent): void
  readonly sdk: SiwxHost['sdk']
  /** Makes a storage key of a name. */
  key(name: string): string
}

/** The same, with the sign-in of the website in one of its two forms. */
export interface SiteSignInDeps extends SignInDeps {
  readonly siwx: Siwx | undefined
  readonly siweConfig: SiweConfig | undefined
}

/** The older form of a sign-in, where the website uses it. */
export function olderFormOf({
  siweConfig,
}: Pick<SiteSignInDeps, 'siweConfig'>): SiweConfig | undefined {
  return siweConfig?.options?.enabled === false ? undefined : siweConfig
}

/** Returns true for an account that is a contract of the embedded wallet. */
export function isSmartAccount(
  state: Pick<Snapshot, 'accounts' | 'network'>,
  account: AccountId,
): boolean {
  return activeWallet(state, namespaceOf(account))?.embedded?.accountType === 'smartAccount'
}
