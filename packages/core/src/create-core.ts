import { createAdapterHost } from './api/adapter-host.ts'
import { createConsequences, startConsequences } from './consequences.ts'
import type { Lazy } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import type { CoreParts } from './core-parts.ts'
import { createActions } from './create-actions.ts'
import { createBase } from './create-base.ts'
import { createConnections } from './create-connections.ts'
import { createShown } from './create-shown.ts'
import type { CreateLogins } from './embedded-wallet/lazy-embedded-wallet.ts'
import { createLabels } from './identity/labels.ts'
import { createLazyAccount } from './lazy-account.ts'
import { createLifecycle } from './lifecycle.ts'
import { createLifecycleModules } from './lifecycle-modules.ts'
import { createDecisions } from './modal/decisions.ts'
import { preloadNetworkImages } from './networks/images.ts'
import { createOptionsSlice } from './options/options.state.ts'
import { createListing } from './wallets/listing.ts'
import { connectRows } from './wallets/offered-rows.ts'
import { createRecentWallets } from './wallets/recent.ts'
import { createLocalWallets } from './wallets/wallets.state.ts'

/**
 * Creates the core of one modal. Nothing is read, listened to or requested before `start`, so a server can
 * create one for every request. The options are not checked: see `createCheckedCore`.
 *
 * @param createLogins - Of `loginModule`, for a website that provides `auth`.
 */
export function createCore(given: CoreOptions, createLogins?: CreateLogins): Core {
  const base = createBase(given)
  const { state, store, events, adapters, ports } = base
  const shown = createShown(base)
  // Sessions are opened once the account is loaded, which needs what opens them.
  const accountPart: Lazy<unknown> = {
    load: () => account.actions.load(),
    current: () => account.actions.current(),
  }
  const connected = createConnections(shown, accountPart, createLogins)
  const account = createLazyAccount({ ...shown, ...connected })
  const parts: CoreParts = {
    shown,
    connected,
    account,
    wallets: {
      local: createLocalWallets(state),
      recent: createRecentWallets(base),
      listing: createListing({ ...base, afterPaint: ports.afterPaint }),
    },
    labels: createLabels(base),
    siteOptions: createOptionsSlice(state.options),
  }
  const consequences = createConsequences({
    ...parts,
    account: account.consequences,
    opened: account.opened,
    decisions: createDecisions({ ...shown, ...connected }),
    preloadImages: () => void preloadNetworkImages(shown),
  })
  startConsequences({ events, logger: ports.logger }, consequences)
  const lifecycle = createLifecycle({
    ...base,
    ...connected,
    hostOf: (adapter) => createAdapterHost(base, adapter),
    modules: createLifecycleModules(parts),
  })
  return {
    actions: createActions(parts),
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
