import {
  createEmitter,
  earlySessions,
  type FetchedAdapter,
  lazyFacets,
  loadPart,
} from '@latchkey/core/adapter'
import { type AdapterHost, LatchkeyError, type SessionChange } from '@latchkey/core/contract'
import { createSolanaDiscovery } from './discovery/create-discovery.ts'
import type { FoundWallet } from './discovery/found-wallet.ts'
import { type HandedWallet, toHandedWallets } from './discovery/handed.ts'
import { type MobileWallets, offerMobileWallets } from './discovery/mobile-wallets.ts'
import { FACET_METHODS } from './facet-methods.ts'
import { currentPage, type WalletPage } from './page.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { askToConnect } from './sessions/ask-to-connect.ts'
import type { OwnSessions } from './sessions/create-sessions.ts'
import type { Running } from './sessions/session-deps.ts'

/** Options of `solanaAdapter`. */
export interface SolanaAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /**
   * Registers the wallets of a phone, once and only in a browser of Android: see the README. What it
   * registers is found like every other wallet.
   */
  readonly mobileWallets?: MobileWallets | undefined
  /** Where wallets show up; the page's window where left out. */
  readonly page?: WalletPage | undefined
}

type CreateSessions = typeof import('./sessions/create-sessions.ts').createSessions

/** What is needed once a wallet was asked: there already, or still to be fetched. */
export interface Later {
  readonly createSessions?: CreateSessions | undefined
  load(): Promise<{ readonly createSessions: CreateSessions }>
}

/** The adapter itself, as the shell fetches it. */
export type SolanaAdapter = FetchedAdapter<'solana'>

/**
 * Makes the adapter: it lists wallets and asks them; what follows is fetched when it is needed.
 *
 * @param lent - What websites hold as the provider; it is filled with the sessions.
 */
export function createSolanaAdapter(
  options: SolanaAdapterOptions,
  lent: LentProvider,
  later: Later,
): SolanaAdapter {
  const handed = (options.handed ?? []).flatMap(toHandedWallets)
  let running: (Running & { end(): void }) | undefined
  const report = (thrown: unknown): void =>
    running?.host.logger.error('A listener of Solana wallets failed', thrown)
  const need = (): Running => {
    if (running === undefined) throw new LatchkeyError('instance.stopped', {})
    return running
  }
  const page = offerMobileWallets(options.mobileWallets, {
    page: () => options.page ?? currentPage(),
    report,
  })
  const changes = createEmitter<SessionChange<'solana'>>(report)
  const make = (createSessions: CreateSessions): OwnSessions =>
    createSessions({ lent, running: need, tell: changes.emit, report })
  let own = later.createSessions && make(later.createSessions)
  async function load(): Promise<OwnSessions> {
    if (own !== undefined) return own
    const { createSessions } = await loadPart(later.load())
    own ??= make(createSessions)
    return own
  }
  return {
    namespace: 'solana',
    prepare: (part) =>
      part === 'sessions' && own === undefined ? load().then(nothing) : undefined,
    start(host) {
      running ??= run(host, { report, handed, page })
    },
    wallets: {
      list: () => running?.discovery.list() ?? handed.map(({ wallet }) => wallet),
      watch: (listener) => need().discovery.watch(listener),
    },
    sessions: {
      ...earlySessions({ running: need, load, own: () => own, ask: askToConnect }),
      watch: changes.on,
      provider: () => lent.provider,
    },
    ...lazyFacets(FACET_METHODS, async () => (await load()).facets()),
    dispose() {
      running?.end()
      own?.clear()
      running = undefined
    },
  }
}

function nothing(): void {}

interface RunDeps {
  readonly handed: readonly FoundWallet[]
  page(): WalletPage | undefined
  report(thrown: unknown): void
}

function run(host: AdapterHost, deps: RunDeps): Running & { end(): void } {
  const { clock, sources } = host
  const life = new AbortController()
  const discovery = createSolanaDiscovery({ ...deps, clock, sources })
  const end = (): void => {
    life.abort()
    discovery.stop()
  }
  return { host, discovery, life: life.signal, end }
}
