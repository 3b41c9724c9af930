import type { Analytics } from './analytics/analytics.ts'
import type { Services } from './api/services.ts'
import type { Connect } from './connections/connect.ts'
import type { Resume } from './connections/resume.ts'
import type { CoreSessions } from './connections/sessions.ts'
import type { SwitchNetwork } from './connections/switch-network.ts'
import type { OtherTabs } from './connections/tabs.ts'
import type { LazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import type { Labels } from './identity/labels.ts'
import type { LazyAccount } from './lazy-account.ts'
import type { LifecycleModules } from './lifecycle.ts'
import type { Alerts } from './modal/alerts.ts'
import type { TransactionStack } from './modal/transaction-stack.ts'
import type { Networks } from './networks/networks.ts'
import { applyDevice } from './options/apply-device.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import type { OptionsSlice } from './options/options.state.ts'
import type { LazyPairing } from './pairing/lazy-pairing.ts'
import type { Ports } from './platform/ports.ts'
import type { Timers } from './platform/timers.ts'
import type { LazySignIn } from './siwx/lazy-sign-in.ts'
import type { Adapters } from './store/adapters.ts'
import type { RootState } from './store/root-state.ts'
import type { Listing } from './wallets/listing.ts'
import type { RecentWallets } from './wallets/recent.ts'
import type { WalletsSlice } from './wallets/wallets.state.ts'

interface Deps {
  readonly state: RootState
  /** The website's options. */
  readonly given: LatchkeyOptions
  readonly ports: Pick<Ports, 'device' | 'logger' | 'readPage'>
  readonly adapters: Adapters
  readonly services: Pick<Services, 'prefetch'>
  readonly timers: Pick<Timers, 'stop'>
  readonly alerts: Pick<Alerts, 'raise'>
  readonly siteOptions: Pick<OptionsSlice, 'change' | 'describe'>
  readonly localWallets: WalletsSlice
  readonly recentWallets: Pick<RecentWallets, 'restore'>
  readonly listing: Pick<Listing, 'follow'>
  readonly networks: Pick<Networks, 'restore'>
  readonly connect: Pick<Connect, 'stop'>
  readonly switchNetwork: Pick<SwitchNetwork, 'stop'>
  readonly sessions: Pick<CoreSessions, 'follow'>
  readonly resume: Pick<Resume, 'walletsChanged' | 'follow'>
  readonly otherTabs: Pick<OtherTabs, 'listen'>
  readonly pairing: Pick<LazyPairing, 'follow' | 'stop'>
  readonly embeddedWallet: Pick<LazyEmbeddedWallet, 'follow' | 'stop'>
  readonly labels: Pick<Labels, 'restore'>
  readonly signIn: Pick<LazySignIn, 'follow' | 'stop'>
  readonly analytics: Pick<Analytics, 'initialized' | 'follow'>
  readonly transactions: Pick<TransactionStack, 'stop'>
  readonly account: Pick<LazyAccount, 'restore' | 'prefetch' | 'follow' | 'stop'>
}

/** Creates the steps of one core's modules when it starts, runs and stops. */
export function createLifecycleModules(deps: Deps): LifecycleModules {
  const { state, ports, adapters, siteOptions, sessions, resume, otherTabs } = deps
  const { account, analytics, connect, switchNetwork, signIn, transactions, timers } = deps
  const sharedWallets = [deps.pairing, deps.embeddedWallet]
  return {
    restore() {
      state.device = ports.device.read()
      siteOptions.describe(ports.readPage())
      applyDevice({ logger: ports.logger, change: siteOptions.change }, deps.given, state.device)
      deps.recentWallets.restore()
      deps.networks.restore()
      // Without a project id everything that needs no server works; one alert is logged.
      if (state.options.projectId === undefined) deps.alerts.raise('PROJECT_ID_NOT_CONFIGURED')
      analytics.initialized()
      account.restore()
      deps.labels.restore()
    },
    onWallets({ namespace }, wallets, signal) {
      deps.localWallets.list(namespace, wallets)
      resume.walletsChanged(wallets, signal)
    },
    prefetch() {
      deps.services.prefetch()
      account.prefetch()
    },
    listen: (signal) => [
      ...[deps.listing, account, analytics, ...sharedWallets].map((each) => each.follow()),
      ...adapters.all().flatMap((each) => [sessions.follow(each), resume.follow(each, signal)]),
      otherTabs.listen(signal),
      signIn.follow(),
    ],
    stop() {
      const others = [signIn, account, ...sharedWallets, transactions]
      for (const each of [connect, switchNetwork, ...others, timers]) each.stop()
    },
  }
}
