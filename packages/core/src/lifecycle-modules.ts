import type { CoreParts } from './core-parts.ts'
import type { LifecycleModules } from './lifecycle.ts'
import { applyDevice } from './options/apply-device.ts'

/** Creates the steps of one core's modules when it starts, runs and stops. */
export function createLifecycleModules(parts: CoreParts): LifecycleModules {
  const { shown, connected, account, wallets, labels, siteOptions } = parts
  const { state, ports, adapters, analytics, transactions, timers } = shown
  const { connect, switchNetwork, sessions, resume, otherTabs } = connected
  const sharedWallets = [connected.pairing, connected.embeddedWallet]
  return {
    restore() {
      state.device = ports.device.read()
      siteOptions.describe(ports.readPage())
      applyDevice({ logger: ports.logger, change: siteOptions.change }, state.device)
      wallets.recent.restore()
      shown.networks.restore()
      // Without a project id everything that needs no server works; one alert is logged.
      if (state.options.projectId === undefined) shown.alerts.raise('PROJECT_ID_NOT_CONFIGURED')
      analytics.initialized()
      account.restore()
      labels.restore()
    },
    onWallets({ namespace }, found, signal) {
      wallets.local.list(namespace, found)
      resume.walletsChanged(found, signal)
    },
    prefetch() {
      shown.services.prefetch()
      account.prefetch()
    },
    listen: (signal) => [
      ...[wallets.listing, account, analytics, connected.embeddedWallet].map((each) =>
        each.follow(),
      ),
      ...adapters.all().flatMap((each) => [sessions.follow(each), resume.follow(each, signal)]),
      otherTabs.listen(signal),
    ],
    stop() {
      const others = [account, ...sharedWallets, transactions]
      for (const each of [connect, switchNetwork, ...others, timers]) each.stop()
    },
  }
}
