import {
  createEmitter,
  earlySessions,
  type FetchedAdapter,
  lazyFacets,
  loadPart,
} from '@latchkey/core/adapter'
import { type AdapterHost, LatchkeyError, type SessionChange } from '@latchkey/core/contract'
import { createBitcoinDiscovery } from './discovery/create-discovery.ts'
import type { FoundWallet } from './discovery/found-wallet.ts'
import { type HandedWallet, toHandedWallet } from './discovery/handed.ts'
import type { EsploraBases } from './esplora/esplora.ts'
import { FACET_METHODS } from './facet-methods.ts'
import { currentPage, type WalletPage } from './page.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { askToConnect } from './sessions/ask-to-connect.ts'
import type { OwnSessions } from './sessions/create-sessions.ts'
import type { Running } from './sessions/session-deps.ts'

/** Options of `bitcoinAdapter`. */
export interface BitcoinAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /**
   * Addresses of servers that speak Esplora's REST, by network id; balances and coins are read there.
   * mempool.space for the public networks where left out.
   */
  readonly esplora?: EsploraBases | undefined
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
export type BitcoinAdapter = FetchedAdapter<'bip122'>

/**
 * Makes the adapter: it lists wallets and asks them; what follows is fetched when it is needed.
 *
 * @param lent - What websites hold as the provider; it is filled with the sessions.
 */
export function createBitcoinAdapter(
  options: BitcoinAdapterOptions,
  lent: LentProvider,
  later: Later,
): BitcoinAdapter {
  const { esplora = {} } = options
  const handed = (options.handed ?? []).map(toHandedWallet)
  let running: (Running & { end(): void }) | undefined
  const report = (thrown: unknown): void =>
    running?.host.logger.error('A listener of Bitcoin wallets failed', thrown)
  const need = (): Running => {
    if (running === undefined) throw new LatchkeyError('instance.stopped', {})
    return running
  }
  const page = (): WalletPage | undefined => options.page ?? currentPage()
  const changes = createEmitter<SessionChange<'bip122'>>(report)
  const make = (createSessions: CreateSessions): OwnSessions =>
    createSessions({ lent, esplora, running: need, tell: changes.emit, report })
  let own = later.createSessions && make(later.createSessions)
  async function load(): Promise<OwnSessions> {
    if (own !== undefined) return own
    const { createSessions } = await loadPart(later.load())
    own ??= make(createSessions)
    return own
  }
  return {
    namespace: 'bip122',
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
  const discovery = createBitcoinDiscovery({ ...deps, clock, sources })
  const end = (): void => {
    life.abort()
    discovery.stop()
  }
  return { host, discovery, life: life.signal, end }
}
