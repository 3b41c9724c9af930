import type { Services } from '../api/services.ts'
import type {
  OnrampSource,
  PlainError,
  Random,
  Storage,
  TrackedEvent,
  Windows,
} from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { OnrampSettings } from '../options/options-state.ts'
import type { RootState } from '../store/root-state.ts'
import type { LookTimerDeps } from './look-timer.ts'

/** The dependencies of buying with money. */
export interface OnrampDeps extends LookTimerDeps {
  readonly state: RootState
  readonly services: Pick<Services, 'blockchainApi'>
  readonly storage: Storage
  readonly random: Random
  readonly windows: Pick<Windows, 'emptyPopUp' | 'copy'>
  readonly modal: Pick<Modal, 'push' | 'back' | 'replace' | 'route'>
  readonly notices: { fail(error: PlainError): unknown }
  readonly settings: { readonly [Key in keyof OnrampSettings]?: OnrampSettings[Key] | undefined }
  readonly sources: readonly OnrampSource[]
  /** Makes a storage key of a name. */
  key(name: string): string
  track(event: TrackedEvent): void
  /** Something arrived: what the account holds is read again. */
  arrived(): void
}
