import type { Services } from '../api/services.ts'
import type { Undo } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/state/root.ts'
import type { AccountReader } from './account-reader.ts'

/** The dependencies of a module that moves value, by their roles. */
export interface MoveDeps {
  readonly state: RootState
  subscribe(listener: () => void): Undo
  readonly ports: CorePorts
  readonly timers: Timers
  readonly adapters: Adapters
  readonly services: Services
  readonly ui: Ui
  readonly account: AccountReader
}
