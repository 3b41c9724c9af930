import type { Services } from '../api/services.ts'
import type { OnrampSource } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { OnrampSettings } from '../options/options-state.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { RootState } from '../store/state/root.ts'
import type { LookTimerDeps } from './look-timer.ts'

/** The dependencies of buying with money, by their roles. */
export interface OnrampDeps extends LookTimerDeps {
  readonly state: RootState
  readonly ports: CorePorts
  readonly services: Pick<Services, 'blockchainApi' | 'imageUrl'>
  readonly ui: Ui
  /** The website's options. */
  readonly site: {
    readonly settings: { readonly [Key in keyof OnrampSettings]?: OnrampSettings[Key] | undefined }
    readonly sources: readonly OnrampSource[]
  }
  /** Something arrived: what the account holds is read again. */
  arrived(): void
}
