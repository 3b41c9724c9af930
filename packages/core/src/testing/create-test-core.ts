// The core imports these at first need. A test that waits by turns needs them to be loaded already.
import '@latchkey/explain/forecast-swap'
import '@latchkey/explain/forecast-transfer'
import '../connections/resume.ts'
import '../create-account.ts'
import '../activity/activity.ts'
import '../activity/pending.ts'
import '../api/endpoints/account-balance.ts'
import '../api/endpoints/account-history.ts'
import '../api/endpoints/allowed-origins.ts'
import '../analytics/sender.ts'
import '../api/endpoints/identity.ts'
import '../api/endpoints/profile.ts'
import '../api/endpoints/supported-chains.ts'
import '../balances/balances.ts'
import '../balances/read-tokens.ts'
import '../collectibles/collectibles.ts'
import '../names/names.ts'
import '../pay/pay.ts'
import '../permissions/permissions.ts'
import '../permissions/stored-approvals.ts'
import '../portfolio/portfolio.ts'
import '../send/send.ts'
import '../swap/swap.ts'
import '../onramp/onramp.ts'
import '../onramp/stored-orders.ts'
import '../smart-sessions/smart-sessions.ts'
import '../siwx/create-site-sign-in.ts'
import '../siwx/siwe-config.ts'
import '../siwx/local-sessions.ts'
import '../identity/identity.ts'
import '../networks/network-image-ids.ts'
import '../rpc/network-nodes.ts'
import '../embedded-wallet/check-origin.ts'
import '../wallets/request-listing.ts'
import '../wallets/explain-wallet.ts'
import '../wallets/find-listed.ts'
import type { Actions } from '../actions.ts'
import type { ChainAdapter, NetworkInput } from '../contract/index.ts'
import type { Core } from '../core.ts'
import type { CoreOptions } from '../core-options.ts'
import { createCheckedCore } from '../create-checked-core.ts'
import type { Ports } from '../platform/ports.ts'
import { createFakeAdapter, type FakeAdapter } from './fake-adapter.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeDevice } from './fake-device.ts'
import { createFakeHttp, type FakeHttp } from './fake-http.ts'
import { createFakeLogger, type FakeLogger } from './fake-logger.ts'
import { createFakeRandom } from './fake-random.ts'
import { createFakeRelay } from './fake-relay.ts'
import { createFakeStorage, type FakeStorage } from './fake-storage.ts'
import { createFakeTabs } from './fake-tabs.ts'
import { createFakeTelemetry, type FakeTelemetry } from './fake-telemetry.ts'
import { createFakeVisibility, type FakeVisibility } from './fake-visibility.ts'
import { aFakeWallet } from './fake-wallet.ts'
import { createFakeWindows, type FakeWindows } from './fake-windows.ts'

/** A core whose account is loaded with its start. */
export interface TestedCore extends Core {
  readonly actions: Actions
}

/** A core on fakes, and the fakes. */
export interface TestCore {
  readonly core: TestedCore
  readonly adapter: FakeAdapter
  readonly clock: FakeClock
  readonly http: FakeHttp
  readonly storage: FakeStorage
  readonly logger: FakeLogger
  readonly telemetry: FakeTelemetry
  readonly windows: FakeWindows
  readonly visibility: FakeVisibility
  /** Lets pending work settle and advances the clock by a frame, after which identities are requested. */
  settle(): Promise<void>
}

/** The options of a test; all of them have a default. */
export interface TestCoreChoice extends Partial<Omit<CoreOptions, 'adapters' | 'ports'>> {
  readonly adapter?: FakeAdapter | undefined
  readonly adapters?: readonly ChainAdapter[] | undefined
  readonly ports?: Partial<Ports> | undefined
  /** Creates the core; `createCheckedCore` by default. */
  readonly make?: ((options: CoreOptions) => Core) | undefined
}

/** Longer than one animation frame, shorter than any time limit. */
const FRAME_MS = 20

/** A chain as a website passes it. */
export function aChain(changes: Partial<NetworkInput> = {}): NetworkInput {
  return {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://node.example'] } },
    blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
    ...changes,
  }
}

/** Creates a core on fakes: one wallet named Fjord, Ethereum and Base, a relay, no server that answers. */
export function createTestCore(choice: TestCoreChoice = {}): TestCore {
  const {
    adapter = createFakeAdapter(aFakeWallet()),
    ports,
    make = createCheckedCore,
    ...options
  } = choice
  const clock = createFakeClock()
  const http = createFakeHttp()
  const storage = createFakeStorage()
  const logger = createFakeLogger()
  const telemetry = createFakeTelemetry()
  const windows = createFakeWindows()
  const visibility = createFakeVisibility()
  const made = make({
    networks: [aChain(), aChain({ id: 8453, name: 'Base' })],
    adapters: [adapter],
    walletConnect: createFakeRelay({ clock }),
    features: { analytics: false },
    ...options,
    ports: {
      clock,
      http,
      storage,
      logger,
      telemetry,
      windows,
      visibility,
      random: createFakeRandom(),
      device: createFakeDevice(),
      tabs: createFakeTabs().open(),
      readPage: () => ({ title: 'Saltmarket', origin: 'https://saltmarket.example' }),
      tabStorage: createFakeStorage(),
      takeParameter: () => undefined,
      loadImage: async () => undefined,
      afterPaint: async () => undefined,
      ...ports,
    },
  })
  return {
    core: testedCore(made),
    adapter,
    clock,
    http,
    storage,
    logger,
    telemetry,
    windows,
    visibility,
    settle: () => clock.advance(FRAME_MS),
  }
}

/** Tests act on an account without waiting for its code, which is loaded by the time that the core has started. */
export function testedCore(core: Core): TestedCore {
  const loaded = core.account.load()
  return {
    ...core,
    start() {
      const started = core.start()
      return core.account.current() === undefined ? loaded.then(() => started) : started
    },
    get actions(): Actions {
      // Before the account is loaded a test uses the others alone.
      return { ...core.actions, ...core.account.current() } as Actions
    },
  }
}
