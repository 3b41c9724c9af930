import { createAdapterHost } from './api/adapter-host.ts'
import { createConsequences, startConsequences } from './consequences.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createActions } from './create-actions.ts'
import { createBase } from './create-base.ts'
import { createConnections } from './create-connections.ts'
import { createShown } from './create-shown.ts'
import { createLabels } from './identity/labels.ts'
import { createLazyAccount } from './lazy-account.ts'
import { createLifecycle } from './lifecycle.ts'
import { createLifecycleModules } from './lifecycle-modules.ts'
import { createAutoNavigation } from './modal/auto-navigation.ts'
import { preloadNetworkImages } from './networks/images.ts'
import { createOptionsSlice } from './options/options.state.ts'
import { createListing } from './wallets/listing.ts'
import { connectRows } from './wallets/offered-rows.ts'
import { createRecentWallets } from './wallets/recent.ts'
import { createLocalWallets } from './wallets/wallets.state.ts'

/**
 * Creates the core of one modal. Nothing is read, listened to or requested before `start`, so a server can
 * create one for every request. The options are not checked: see `createCheckedCore`.
 */
export function createCore(given: CoreOptions): Core {
  const base = createBase(given)
  const { state, store, events, adapters, ports, timers } = base
  const shown = createShown(base)
  const connected = createConnections(shown)
  const account = createLazyAccount({ ...shown, ...connected })
  const modules = {
    ...shown,
    ...connected,
    account,
    siteOptions: createOptionsSlice(state.options),
    localWallets: createLocalWallets(state),
    recentWallets: createRecentWallets(base),
    listing: createListing(base),
    labels: createLabels(base),
  }
  const consequences = createConsequences({
    ...modules,
    account: account.consequences,
    navigation: createAutoNavigation(modules),
    preloadImages: () => void preloadNetworkImages({ ...modules, ...timers }),
  })
  startConsequences(base, consequences)
  const lifecycle = createLifecycle({
    ...modules,
    hostOf: (adapter) => createAdapterHost(base, adapter),
    modules: createLifecycleModules(modules),
  })
  return {
    actions: createActions(modules),
    account: account.actions,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    watchEvents: events.on,
    ...lifecycle,
    rows: connectRows,
    logs: ports.logger.readLines,
    adapter: adapters.get,
  }
}
