import { type AdapterHost, type ChainAdapter, LatchkeyError } from '@latchkey/core/contract'
import { createDiscovery } from './discovery/create-discovery.ts'
import type { FoundWallet } from './discovery/found-wallet.ts'
import { type HandedWallet, toHandedWallet } from './discovery/handed.ts'
import { lazyFacets } from './lazy-facets.ts'
import { loadLater } from './load-later.ts'
import { currentPage, type WalletPage } from './page.ts'
import { createProvider } from './provider/create-provider.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { createSessions } from './sessions/create-sessions.ts'
import type { SessionDeps } from './sessions/session-deps.ts'
import { createSessionStore, type SessionStore } from './sessions/session-store.ts'

/** Options of `evmAdapter`. */
export interface EvmAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /** Where wallets show up; the page's window where left out. */
  readonly page?: WalletPage | undefined
}

/** What there is between `start` and `dispose`. */
interface Running extends SessionDeps {
  readonly host: AdapterHost
  end(): void
}

/** The adapter itself, as the shell fetches it. */
export type EvmAdapter = ChainAdapter<'eip155'> & Required<Pick<ChainAdapter, 'prepare'>>

/** What writes addresses comes beside it: a wallet that answers at once waits for neither. */
async function fetchSessions(): Promise<void> {
  import('./checksum.ts').catch(() => {})
  await loadLater()
}

/**
 * Makes the adapter: wallets, sessions, facets.
 *
 * @param lent - What websites hold as the provider; it is filled here.
 */
export function createEvmAdapter(options: EvmAdapterOptions, lent: LentProvider): EvmAdapter {
  const handed = (options.handed ?? []).map(toHandedWallet)
  let running: Running | undefined
  const report = (thrown: unknown): void =>
    running?.host.logger.error('A listener of the EVM adapter failed', thrown)
  const store = createSessionStore(report)
  lent.fill(createProvider(store, report))
  const need = (): Running => {
    if (running === undefined) throw new LatchkeyError('instance.stopped', {})
    return running
  }
  return {
    namespace: 'eip155',
    prepare: (part) => (part === 'sessions' ? fetchSessions() : undefined),
    start(host) {
      running ??= run({ host, store, report, handed, page: () => options.page ?? currentPage() })
    },
    wallets: {
      list: () => running?.discovery.list() ?? handed.map(({ wallet }) => wallet),
      watch: (listener) => need().discovery.watch(listener),
    },
    sessions: createSessions({ store, running: need, provider: lent.provider }),
    ...lazyFacets({ store, host: () => need().host }),
    dispose() {
      running?.end()
      store.clear()
      running = undefined
    },
  }
}

interface RunDeps {
  readonly host: AdapterHost
  readonly store: SessionStore
  readonly handed: readonly FoundWallet[]
  page(): WalletPage | undefined
  report(thrown: unknown): void
}

function run({ host, store, ...deps }: RunDeps): Running {
  const { clock, sources } = host
  const life = new AbortController()
  const discovery = createDiscovery({ ...deps, clock, sources })
  const end = (): void => {
    life.abort()
    discovery.stop()
  }
  return { host, store, clock, discovery, life: life.signal, end }
}
