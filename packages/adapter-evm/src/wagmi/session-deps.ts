import type { Discovery, LockedWallets } from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import type { Config } from '@wagmi/core'
import type { ProviderShell } from '../provider/provider-shell.ts'
import type { Store } from '../session-store.ts'
import type { FoundConnector } from './connector-discovery.ts'
import type { WagmiActions } from './open-connections.ts'
import type { WagmiConnections } from './wagmi-connections.ts'

/** The parts of a website's wagmi that sessions need. */
export interface Site {
  readonly config: Config
  readonly actions: WagmiActions
  readonly shell: ProviderShell
}

/** The dependencies of opening, resuming and moving a session. */
export interface SessionDeps extends Site {
  readonly store: Store
  readonly locked: LockedWallets
  readonly connections: WagmiConnections
  readonly discovery: Discovery<FoundConnector>
  readonly host: AdapterHost
}
