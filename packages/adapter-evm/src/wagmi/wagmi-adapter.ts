import { lazyAdapter } from '@latchkey/core/adapter'
import type { ChainAdapter, Undo } from '@latchkey/core/contract'
import type { Config } from '@wagmi/core'
import { lazyEvmFacets } from '../lazy-evm-facets.ts'
import { createProviderShell } from '../provider/provider-shell.ts'
import { EVM_TRAITS } from '../traits.ts'
import type { WagmiActions } from './open-connections.ts'
import type { WagmiSessions } from './wagmi-sessions.ts'

/**
 * Serves EVM networks by a site's wagmi config, in place of `evmAdapter`: its connectors are the modal's
 * wallets, the modal connects, disconnects and switches by wagmi's own actions, and follows what the site
 * does with them. wagmi's state is the only one of these connections. For wagmi 2 and 3.
 *
 * @param actions - Those of the wagmi that made the config, from `wagmi/actions` or `@wagmi/core`.
 * @example
 * createLatchkey({
 *   adapters: [wagmiAdapter(config, { connect, disconnect, reconnect, switchChain })],
 *   networks: config.chains,
 * })
 */
export function wagmiAdapter(config: Config, actions: WagmiActions): ChainAdapter<'eip155'> {
  const shell = createProviderShell()
  let sessions: WagmiSessions | undefined
  let undo: Undo | undefined
  /** Is true until wagmi changes: an earlier connection was not opened just now. */
  let isResumed = true
  const { siteAccess: _, ...adapter } = lazyAdapter('eip155', {
    traits: EVM_TRAITS,
    provider: shell.provider,
    setModal: shell.setModal,
    async wallets() {
      const { createConnectorDiscovery } = await import('./connector-discovery.ts')
      return ({ report }) => createConnectorDiscovery(config, report)
    },
    async sessions() {
      const { createWagmiSessions } = await import('./wagmi-sessions.ts')
      return (deps) => {
        sessions = createWagmiSessions(deps, { config, actions, shell })
        return sessions
      }
    },
    facets: lazyEvmFacets,
  })

  /** Loads the part that opens sessions once wagmi has a connection, and syncs it with wagmi. */
  function follow(): void {
    if (undo === undefined) return
    if (sessions !== undefined) sessions.sync(isResumed)
    // After a failure the next change loads it, or the first request that needs it.
    else if (config.state.connections.size > 0)
      adapter.prepare?.('sessions')?.then(follow, () => {})
  }

  return {
    ...adapter,
    start(host) {
      adapter.start(host)
      undo ??= config.subscribe(
        (state) => state,
        (_state, before) => {
          isResumed = before.status === 'reconnecting'
          follow()
        },
      )
      // The caller listens to sessions once this returned.
      void Promise.resolve().then(follow)
    },
    dispose() {
      undo?.()
      undo = undefined
      adapter.dispose()
    },
  }
}
