import type { LazyActivity } from './activity/lazy-activity.ts'
import type { LazyPending } from './activity/lazy-pending.ts'
import type { Analytics } from './analytics/analytics.ts'
import type { Services } from './api/services.ts'
import type { LazyBalances } from './balances/lazy-balances.ts'
import type { LazyCollectibles } from './collectibles/lazy-collectibles.ts'
import type { Connect } from './connections/connect.ts'
import type { Resume } from './connections/resume.ts'
import type { CoreSessions } from './connections/sessions.ts'
import type { SwitchNetwork } from './connections/switch-network.ts'
import type { OtherTabs } from './connections/tabs.ts'
import type { Moves } from './create-moves.ts'
import type { LazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import type { Identity } from './identity/identity.ts'
import type { Labels } from './identity/labels.ts'
import type { LifecycleModules } from './lifecycle.ts'
import type { Alerts } from './modal/alerts.ts'
import type { TransactionStack } from './modal/transaction-stack.ts'
import type { LazyNames } from './names/lazy-names.ts'
import type { Networks } from './networks/networks.ts'
import { applyDevice } from './options/apply-device.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import type { OptionsSlice } from './options/options.state.ts'
import type { LazyPairing } from './pairing/lazy-pairing.ts'
import type { LazyPermissions } from './permissions/lazy-permissions.ts'
import type { Ports } from './platform/ports.ts'
import type { Timers } from './platform/timers.ts'
import type { LazyPortfolio } from './portfolio/lazy-portfolio.ts'
import type { LazySignIn } from './siwx/lazy-sign-in.ts'
import type { LazySmartSessions } from './smart-sessions/lazy-smart-sessions.ts'
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
  readonly identity: Pick<Identity, 'stop'>
  readonly labels: Pick<Labels, 'restore'>
  readonly balances: Pick<LazyBalances, 'follow' | 'stop'>
  readonly portfolio: Pick<LazyPortfolio, 'follow' | 'stop'>
  readonly activity: Pick<LazyActivity, 'stop'>
  readonly pending: Pick<LazyPending, 'restore' | 'follow' | 'stop'>
  readonly collectibles: Pick<LazyCollectibles, 'stop'>
  readonly signIn: Pick<LazySignIn, 'follow' | 'stop'>
  readonly smartSessions: Pick<LazySmartSessions, 'stop'>
  readonly names: Pick<LazyNames, 'stop'>
  readonly permissions: Pick<LazyPermissions, 'stop'>
  readonly moves: Pick<Moves, 'stop'>
  readonly analytics: Pick<Analytics, 'initialized' | 'follow'>
  readonly transactions: Pick<TransactionStack, 'stop'>
}

/** Creates the steps of one core's modules when it starts, runs and stops. */
export function createLifecycleModules(deps: Deps): LifecycleModules {
  const { state, ports, adapters, siteOptions, sessions, resume, otherTabs } = deps
  const { identity, balances, portfolio, activity, pending, collectibles, analytics } = deps
  const { connect, switchNetwork, signIn, smartSessions, transactions, timers } = deps
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
      pending.restore()
      deps.labels.restore()
    },
    onWallets({ namespace }, wallets, signal) {
      deps.localWallets.list(namespace, wallets)
      resume.walletsChanged(wallets, signal)
    },
    prefetch: deps.services.prefetch,
    listen: (signal) => [
      ...[deps.listing, balances, portfolio, analytics, ...sharedWallets].map((each) =>
        each.follow(),
      ),
      ...adapters.all().flatMap((each) => [sessions.follow(each), resume.follow(each, signal)]),
      otherTabs.listen(signal),
      pending.follow(),
      signIn.follow(),
    ],
    stop() {
      const shown = [balances, portfolio, activity, collectibles, smartSessions]
      const known = [...shown, pending, identity]
      const { names, permissions, moves } = deps
      const others = [signIn, names, permissions, moves, ...sharedWallets, transactions]
      for (const each of [connect, switchNetwork, ...others, ...known, timers]) each.stop()
    },
  }
}
